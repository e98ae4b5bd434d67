// The name others see; the rules are those of sign-up (D-USERNAME).
import { useRef, useState, type SubmitEvent } from 'react'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { useRename } from './use-rename.ts'

export const NameSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  // Until something is typed, it follows what another tab or device does to the name.
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { rename, error, forgetError, isSaving } = useRename()
  const shown = typed ?? user.username
  const isChanged = shown.trim() !== user.username
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (!isChanged || isSaving) return
    const isDone = await rename(shown.trim())
    // As the server has it, without the spaces that may have been typed around it.
    if (isDone) setTyped(null)
    else field.current?.focus()
  }
  return (
    <PageSection title={t('username')}>
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex w-full max-w-100 flex-wrap items-start gap-x-2 gap-y-3"
      >
        <div className="min-w-50 flex-1">
          <TextField
            ref={field}
            name="username"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              forgetError()
            }}
            label={<span className="sr-only">{t('username')}</span>}
            dir="ltr"
            autoComplete="nickname"
            hint={auth('usernameHint')}
            error={error}
            disabled={!canChange}
          />
        </div>
        <Button
          type="submit"
          isBusy={isSaving}
          disabled={!canChange || !isChanged}
          aria-describedby={canChange ? undefined : connectionNoteId}
          className="mt-1.5 h-11"
        >
          {isSaving ? t('saving') : t('save')}
        </Button>
      </form>
    </PageSection>
  )
}
