// What is kept of the account: take it away, or have it deleted.
import type { UserSession } from '#sync/session/session.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DownloadSection } from './download-section.tsx'

export const DataTab = ({ session }: { session: UserSession }) => {
  const canChange = useCanChange(session)
  return (
    <div>
      <ConnectionNote session={session} />
      <DownloadSection user={session.user} canChange={canChange} />
      <DeleteSection user={session.user} canChange={canChange} />
    </div>
  )
}
