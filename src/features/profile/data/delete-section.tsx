// The end of an account: says what it means before it asks.
import { useState } from 'react'
import { openAccountDb } from '#data/open-account.ts'
import { lossWithAccount, type AccountLoss } from '#data/device/queries.ts'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** A device whose storage fails has nothing to count; the question is asked all the same. */
const nothingKnown: AccountLoss = { lists: 0, unsentChanges: 0 }

export const DeleteSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  const [loss, setLoss] = useState<AccountLoss | null>(null)
  const ask = async (): Promise<void> =>
    setLoss(await lossWithAccount(openAccountDb(user.id)).catch(() => nothingKnown))
  return (
    <PageSection title={t('deleteTitle')}>
      <SectionNote>{t('deleteText')}</SectionNote>
      <Button
        variant="danger"
        disabled={!canChange}
        aria-describedby={canChange ? undefined : connectionNoteId}
        onClick={() => void ask()}
      >
        {t('deleteTitle')}
      </Button>
      {loss === null ? null : (
        <DeleteDialog user={user} loss={loss} onClose={() => setLoss(null)} />
      )}
    </PageSection>
  )
}
