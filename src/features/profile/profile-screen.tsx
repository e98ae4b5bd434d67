// /profile: who is signed in, how they log in, what is kept of them, and the settings. The tab
// stands in the URL.
import { Suspense, type ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { TabPanel, Tabs } from '#ui/actions/tabs.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { useSession } from '#client/session/session-context.ts'
import { AccountTab } from './account/account-tab.tsx'
import { profileTabs, type ProfileTab } from './profile-tabs.ts'

// The tabs behind the first one: each is loaded when it is opened.
const laterTabs = {
  security: lazyPart(
    () => import('./security/security-tab.tsx'),
    (module) => module.SecurityTab,
  ),
  data: lazyPart(
    () => import('./data/data-tab.tsx'),
    (module) => module.DataTab,
  ),
}

const labels = {
  account: 'tabAccount',
  security: 'tabSecurity',
  data: 'tabData',
  settings: 'tabSettings',
} as const

type ProfileScreenProps = {
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  /** The panel of the settings, which are a feature of their own. */
  settings: ReactNode
}

export const ProfileScreen = ({ tab, onTab, settings }: ProfileScreenProps) => {
  const { t } = useText('profile')
  const session = useSession()
  const choose = (value: string): void => {
    const chosen = profileTabs.find((candidate) => candidate === value)
    if (chosen) onTab(chosen)
  }
  return (
    <div className="px-4 pt-5 pb-10 tablet:px-6">
      <h1 tabIndex={-1} className="mb-3 text-title-2 tracking-close">
        {t('title')}
      </h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={choose}
        tabs={profileTabs.map((value) => ({ value, label: t(labels[value]) }))}
      >
        {session.status === 'user' ? (
          <>
            <TabPanel value="account">
              <AccountTab session={session} />
            </TabPanel>
            {Object.entries(laterTabs).map(([later, LaterTab]) => (
              <TabPanel key={later} value={later}>
                <Suspense fallback={null}>
                  <LaterTab session={session} />
                </Suspense>
              </TabPanel>
            ))}
          </>
        ) : null}
        <TabPanel value="settings">{settings}</TabPanel>
      </Tabs>
    </div>
  )
}
