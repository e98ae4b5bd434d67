// What is lost, a last copy, the password, and a second word: only then is an account deleted.
import { useId, useState, type FormEvent } from 'react'
import type { AccountLoss } from '#data/device/queries.ts'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { LossList } from './loss-list.tsx'
import { useDeleteAccount, type DeleteProblem } from './use-delete-account.ts'
import { useDownload } from './use-download.ts'

type DeleteDialogProps = { user: User; loss: AccountLoss; onClose: () => void }

export const DeleteDialog = ({ user, loss, onClose }: DeleteDialogProps) => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const { t: actions } = useText('actions')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isSure, setIsSure] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [problem, setProblem] = useState<DeleteProblem | null>(null)
  const { isCollecting, download } = useDownload(user)
  const deleteAccount = useDeleteAccount(user)
  const submit = async (): Promise<void> => {
    setIsDeleting(true)
    setProblem(await deleteAccount(password))
    setIsDeleting(false)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSure) void submit()
  }
  const isReady = isSure && (!user.hasPassword || password !== '')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('deleteQuestion')}
      description={t('deleteText')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isReady}
            isBusy={isDeleting}
          >
            {t('deleteNow')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {problem?.field === 'form' ? <FormAlert>{problem.text}</FormAlert> : null}
        <LossList tier={user.tier} loss={loss} />
        <Button
          className="justify-self-start"
          isBusy={isCollecting}
          onClick={() => void download()}
        >
          {t('downloadFirst')}
        </Button>
        {user.hasPassword ? (
          <PasswordField
            label={t('deletePassword')}
            autoComplete="current-password"
            showLabel={auth('showPassword')}
            hideLabel={auth('hidePassword')}
            value={password}
            error={problem?.field === 'password' ? problem.text : undefined}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        ) : null}
        <Checkbox label={t('confirmLoss')} isChecked={isSure} onChange={setIsSure} />
      </form>
    </Dialog>
  )
}
