// /profile: who is signed in, and the settings. The tab stands in the URL.
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { useSession } from '#widgets/session/session-context.ts'
import { AccountTab } from './account-tab.tsx'
import { profileTabs, type ProfileTab } from './profile-tabs.ts'
import { SettingsTab } from './settings-tab.tsx'

export const ProfileScreen = ({ tab, onTab }: { tab: ProfileTab; onTab: (tab: ProfileTab) => void }) => {
  const { t } = useText('settings')
  const session = useSession()
  const choose = (value: string): void => {
    const chosen = profileTabs.find((candidate) => candidate === value)
    if (chosen) onTab(chosen)
  }
  return (
    <div className="px-4 pt-5 pb-10 tablet:px-6">
      <h1 className="mb-3 text-title-2 tracking-close">{t('title')}</h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={choose}
        tabs={[
          { value: 'account', label: t('tabAccount') },
          { value: 'settings', label: t('tabSettings') },
        ]}
      >
        <TabPanel value="account">{session.status === 'member' ? <AccountTab user={session.user} /> : null}</TabPanel>
        <TabPanel value="settings">
          <SettingsTab />
        </TabPanel>
      </Tabs>
    </div>
  )
}
