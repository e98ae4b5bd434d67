// Creating or editing a list: name, icon, description. What was typed stays when something is wrong
// with it.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { textLength } from '#domain/text/visible-text.ts'
import { watchlistCaps } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { IconChoice } from './icon-choice.tsx'

export type ListFormValues = { name: string; iconId: number; description: string }
export type ListFormProblem = { field: 'name' | 'description' | 'form'; text: string }

type ListFormDialogProps = {
  title: string
  submitLabel: string
  initial: ListFormValues
  /** A quiet sentence below the fields, such as where the list is kept. */
  note?: string
  onClose: () => void
  /** Saves; a problem keeps the dialog open with everything that was typed. */
  onSubmit: (values: ListFormValues) => Promise<ListFormProblem | null>
}

const formId = 'watchlist-form'

/** Mounted while it is open, so that every opening starts from `initial`. */
export const ListFormDialog = ({
  title,
  submitLabel,
  initial,
  note,
  onClose,
  onSubmit,
}: ListFormDialogProps) => {
  const { t } = useText('watchlists')
  const { t: actions } = useText('actions')
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState<ListFormProblem | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => nameInput.current?.focus(), [])

  const change = (changed: Partial<ListFormValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setProblem(null)
  }
  // Said at once, not cut off: an HTML maxLength counts an emoji as two and cuts what is pasted
  // without a word.
  const overlong = (text: string, max: number) =>
    textLength(text) > max ? t('tooLong', { max }) : undefined
  const submit = async () => {
    setIsSaving(true)
    const found = await onSubmit(values)
    setIsSaving(false)
    setProblem(found)
    if (found === null) onClose()
  }
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a portal still bubbles through React to the row or form around its trigger.
    event.stopPropagation()
    void submit()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onFormSubmit} noValidate className="grid gap-4">
        <TextField
          label={t('nameLabel')}
          value={values.name}
          autoComplete="off"
          ref={nameInput}
          dir="auto"
          error={
            problem?.field === 'name'
              ? problem.text
              : overlong(values.name.trim(), watchlistCaps.nameLength)
          }
          onChange={(event) => change({ name: event.target.value })}
        />
        <IconChoice value={values.iconId} onChange={(iconId) => change({ iconId })} />
        <TextArea
          label={
            <>
              {t('descriptionLabel')}{' '}
              <span className="font-regular text-ink-3">({t('optional')})</span>
            </>
          }
          rows={2}
          dir="auto"
          value={values.description}
          error={
            problem?.field === 'description'
              ? problem.text
              : overlong(values.description, watchlistCaps.descriptionLength)
          }
          onChange={(event) => change({ description: event.target.value })}
        />
        {problem?.field === 'form' ? (
          <p role="alert" className="text-table text-danger">
            {problem.text}
          </p>
        ) : null}
        {note === undefined ? null : <p className="text-caption text-ink-3">{note}</p>}
      </form>
    </Dialog>
  )
}
