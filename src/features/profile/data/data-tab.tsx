// What is kept of the account: take it away, or have it deleted.
import type { Member } from '#sync/session/session.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'

export const DataTab = ({ member }: { member: Member }) => {
  const canChange = useCanChange(member)
  return (
    <div>
      <ConnectionNote member={member} />
      <DownloadSection user={member.user} canChange={canChange} />
      <DeleteSection user={member.user} canChange={canChange} />
    </div>
  )
}
