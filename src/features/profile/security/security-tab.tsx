// How the account logs in: its password, and the devices that are logged in.
import type { Member } from '#sync/session/session.ts'
import { ConnectionNote, useCanChange } from '#parts/states/connection-note.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

export const SecurityTab = ({ member }: { member: Member }) => {
  const canChange = useCanChange(member)
  return (
    <div>
      <ConnectionNote member={member} />
      <PasswordSection user={member.user} canChange={canChange} />
      <DevicesSection canChange={canChange} />
    </div>
  )
}
