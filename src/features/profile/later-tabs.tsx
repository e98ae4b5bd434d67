// The tabs behind the first one: loaded when one of them is opened.
import type { Member } from '#sync/session.ts'
import { DataTab } from './data/data-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'

export const LaterTab = ({ tab, member }: { tab: 'security' | 'data'; member: Member }) => (tab === 'security' ? <SecurityTab member={member} /> : <DataTab member={member} />)
