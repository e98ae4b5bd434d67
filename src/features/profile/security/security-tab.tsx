// How the account logs in: its password, and the devices that are logged in.
import type { UserSession } from '#sync/session/session.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

export const SecurityTab = ({ session }: { session: UserSession }) => {
  const canChange = useCanChange(session)
  return (
    <div>
      <ConnectionNote session={session} />
      <PasswordSection user={session.user} canChange={canChange} />
      <DevicesSection canChange={canChange} />
    </div>
  )
}
