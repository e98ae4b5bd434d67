// /launchpads: launchpads by what became of the sales they ran, and what they run next (R-AIX-003).
import { leastPriced } from '#domain/launchpad/launchpad-record.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ListPage } from '#parts/coin-rows/list-page.tsx'
import { NoneFromSource } from '#parts/market/none-from-source.tsx'
import { useLaunchpadsPull } from '#client/market/use-launchpads-pull.ts'
import { LaunchpadCards } from './launchpad-cards.tsx'
import { launchpadLink } from './launchpad-search.ts'
import { LaunchpadTable } from './launchpad-table.tsx'
import { LaunchpadTools } from './launchpad-tools.tsx'
import { useLaunchpadSearch } from './use-launchpad-search.ts'
import { useLaunchpads } from './use-launchpads.ts'

/** The confidence of the interval behind the lowest score, percent. */
const confidencePct = 95

export const LaunchpadsScreen = () => {
  const { t } = useText('launchpads')
  const { t: nav } = useText('nav')
  const { t: coins } = useText('coins')
  const { t: states } = useText('states')
  const format = useFormat()
  const { search, change } = useLaunchpadSearch()
  const list = useLaunchpads(search)
  const pull = useLaunchpadsPull()
  return (
    <ListPage
      title={nav('launchpads')}
      list={list}
      link={launchpadLink}
      apart={{
        pull,
        whenNone: (
          <NoneFromSource title={t('none')} textOf={(source) => t('noneText', { source })} />
        ),
        offlineText: t('offline'),
      }}
      tools={<LaunchpadTools chains={list?.chains ?? []} search={search} change={change} />}
      renderTable={({ rows }) => <LaunchpadTable rows={rows} search={search} change={change} />}
      renderCards={({ rows }) => <LaunchpadCards rows={rows} search={search} change={change} />}
      hasWordyTable
      renderEmpty={() => (
        <EmptyState
          title={states('noResults')}
          text={t('noMatch')}
          action={
            <Button onClick={() => change({ q: undefined, chain: undefined })}>
              {coins('resetList')}
            </Button>
          }
        />
      )}
      renderFoot={() => (
        <div className="grid max-w-2xl gap-1.5">
          <p>{t('ruleReturn')}</p>
          <p>{t('spreadHint')}</p>
          <p>{t('ruleScore', { percent: format.share(confidencePct), least: leastPriced })}</p>
          <p>{t('risk')}</p>
        </div>
      )}
    />
  )
}
