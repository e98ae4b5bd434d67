// What becomes of this account's data on the device, and of changes the server does not have yet:
// kept unless somebody chooses otherwise (D-LOGOUTQUEUE, S9).
import { useId, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import type { DataChoice, LogOut } from './use-log-out.ts'

const ofChanges = [
  { value: 'keep', title: 'keepChanges', text: 'keepChangesText' },
  { value: 'erase', title: 'eraseChanges', text: 'eraseChangesText' },
] as const
const ofData = [
  { value: 'keep', title: 'keepData', text: 'keepDataText' },
  { value: 'erase', title: 'eraseData', text: 'eraseDataText' },
] as const

type ChoicesProps = {
  title: string
  choices: typeof ofChanges | typeof ofData
  choice: DataChoice
  onChange: (choice: DataChoice) => void
}

const Choices = ({ title: legend, choices, choice, onChange }: ChoicesProps) => {
  const { t } = useText('auth')
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, title, text }) => (
        <div
          key={value}
          className="flex min-h-11 items-start gap-3 rounded-2 px-2 py-2 has-checked:bg-raised"
        >
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => onChange(value)}
            aria-describedby={`${name}-${value}-text`}
            className="mt-1 size-4 accent-ink-1"
          />
          <span className="grid flex-1">
            <label htmlFor={`${name}-${value}`} className="cursor-pointer text-body text-ink-1">
              {t(title)}
            </label>
            <span id={`${name}-${value}-text`} className="text-table text-ink-3">
              {t(text)}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  )
}

export const LogOutDialog = ({ question, cancel, finish }: LogOut) => {
  const { t } = useText('auth')
  const [choice, setChoice] = useState<DataChoice>('keep')
  if (!question) return null
  const hasUnsent = question.count > 0
  const title = t(hasUnsent ? 'signOutTitle' : 'signOutPlain')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={cancel}
      title={title}
      description={hasUnsent ? t('unsyncedChanges', { count: question.count }) : t('dataOnDevice')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={cancel}>
            {t('cancel')}
          </Button>
          {question.isSending ? null : (
            <Button
              variant={choice === 'erase' ? 'danger' : 'primary'}
              onClick={() => finish(choice)}
            >
              {t('signOut')}
            </Button>
          )}
        </>
      }
    >
      {question.isSending ? (
        <Spinner label={t('sendingChanges')} />
      ) : (
        <Choices
          title={title}
          choices={hasUnsent ? ofChanges : ofData}
          choice={choice}
          onChange={setChoice}
        />
      )}
    </Dialog>
  )
}
