// The set of pictures. Arrow keys move; a failure keeps the dialog and the choice.
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { avatarIds, isAvatarId, type AvatarId } from '#domain/account/avatar.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { AvatarPicture } from '#ui/identity/avatar-art/avatar-picture.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { avatarNames } from './avatar-names.ts'

type AvatarDialogProps = {
  current: string | null
  onChoose: (id: AvatarId) => Promise<boolean>
  onClose: () => void
}

export const AvatarDialog = ({ current, onChoose, onClose }: AvatarDialogProps) => {
  const { t } = useText('profile')
  const { t: actions } = useText('actions')
  const [chosen, setChosen] = useState<AvatarId | null>(isAvatarId(current) ? current : null)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (id: AvatarId): Promise<void> => {
    setIsSaving(true)
    const isSaved = await onChoose(id)
    setIsSaving(false)
    if (isSaved) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={t('avatarTitle')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={chosen === null || chosen === current}
            isBusy={isSaving}
            onClick={() => chosen && void save(chosen)}
          >
            {t('avatarUse')}
          </Button>
        </>
      }
    >
      <RadioGroup.Root
        aria-label={t('avatarTitle')}
        value={chosen}
        onValueChange={(id) => isAvatarId(id) && setChosen(id)}
        className="grid grid-cols-4 justify-items-center gap-2 py-1 tablet:grid-cols-8"
      >
        {avatarIds.map((id) => (
          <RadioGroup.Item
            key={id}
            value={id}
            aria-label={t(avatarNames[id])}
            title={t(avatarNames[id])}
            className={
              'rounded-full p-1 inset-ring-2 inset-ring-transparent transition-shadow ' +
              'hover:inset-ring-control data-[state=checked]:inset-ring-ink-1'
            }
          >
            <AvatarPicture id={id} className="size-14 rounded-full" />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Dialog>
  )
}
