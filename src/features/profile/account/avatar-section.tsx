// The picture beside the name: chosen from the set, or removed for initials.
import { useRef, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/identity/avatar.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'
import { useAvatar } from './use-avatar.ts'

export const AvatarSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  const { choose, remove } = useAvatar(user)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const hasPicture = user.avatarId !== null || user.avatarUrl !== null
  const removeNow = async (): Promise<void> => {
    setIsRemoving(true)
    const isGone = await remove()
    setIsRemoving(false)
    // Its button goes with the picture; the focus must not.
    if (isGone) changeButton.current?.focus()
  }
  const blocked = {
    disabled: !canChange,
    'aria-describedby': canChange ? undefined : connectionNoteId,
  }
  return (
    <PageSection title={t('avatar')}>
      <div className="flex items-center gap-4">
        <Avatar person={user} size={64} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-2">
          <SectionNote>{t('avatarHint')}</SectionNote>
          <div className="flex flex-wrap gap-2">
            <Button {...blocked} ref={changeButton} onClick={() => setIsChoosing(true)}>
              {t('changeAvatar')}
            </Button>
            {hasPicture ? (
              <Button
                {...blocked}
                variant="ghost"
                isBusy={isRemoving}
                onClick={() => void removeNow()}
              >
                {t('removeAvatar')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {isChoosing ? (
        <AvatarDialog
          current={user.avatarId}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </PageSection>
  )
}
