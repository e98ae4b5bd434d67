import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { profileTabs, type ProfileTab } from '#features/profile/profile-tabs.ts'
import { SettingsTab } from '#features/settings/settings-tab.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const isTab = (tab: unknown): tab is ProfileTab => profileTabs.some((known) => known === tab)

const ProfileRoute = () => {
  const { tab = 'account' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProfileScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      settings={<SettingsTab />}
    />
  )
}

export const Route = createFileRoute('/_app/(account)/profile')({
  loader: needLongTexts,
  component: ProfileRoute,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
    isTab(tab) ? { tab } : {},
})
