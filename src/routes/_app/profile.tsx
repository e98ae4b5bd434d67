import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#features/settings/profile-screen.tsx'
import { profileTabs, type ProfileTab } from '#features/settings/profile-tabs.ts'

const isTab = (tab: unknown): tab is ProfileTab => profileTabs.some((known) => known === tab)

const ProfileRoute = () => {
  const { tab = 'account' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ProfileScreen tab={tab} onTab={(next) => void navigate({ search: { tab: next }, replace: true })} />
}

export const Route = createFileRoute('/_app/profile')({
  component: ProfileRoute,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } => (isTab(tab) ? { tab } : {}),
})
