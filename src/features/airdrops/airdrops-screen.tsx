// /airdropscore: airdrops with their state, tasks, dates and score; nothing here touches a wallet
// (R-AIX-004).
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ListPage } from '#parts/coin-rows/list-page.tsx'
import { NoneFromSource } from '#parts/market/none-from-source.tsx'
import { useAirdropsPull } from '#client/market/use-pulls.ts'
import { AirdropCards } from './airdrop-cards.tsx'
import { airdropLink } from './airdrop-search.ts'
import { AirdropTable } from './airdrop-table.tsx'
import { AirdropTools } from './airdrop-tools.tsx'
import { useAirdropMarks } from './use-airdrop-marks.ts'
import { useAirdropSearch } from './use-airdrop-search.ts'
import { useAirdrops } from './use-airdrops.ts'

export const AirdropsScreen = () => {
  const { t } = useText('airdrops')
  const { t: nav } = useText('nav')
  const { t: coins } = useText('coins')
  const { t: states } = useText('states')
  const { t: sales } = useText('upcoming')
  const { search, change } = useAirdropSearch()
  const marked = useAirdropMarks()
  const list = useAirdrops(search, marked.marks)
  const pull = useAirdropsPull()
  const isMineEmpty = search.status === 'mine' && search.q === undefined
  return (
    <ListPage
      title={nav('airdrops')}
      list={list}
      link={airdropLink}
      apart={{
        pull,
        whenNone: (
          <NoneFromSource title={t('none')} textOf={(source) => t('noneText', { source })} />
        ),
        offlineText: t('offline'),
      }}
      tools={<AirdropTools search={search} change={change} />}
      renderTable={({ rows }) => (
        <AirdropTable rows={rows} search={search} change={change} marked={marked} />
      )}
      renderCards={({ rows }) => (
        <AirdropCards rows={rows} search={search} change={change} marked={marked} />
      )}
      hasWordyTable
      renderEmpty={() => (
        <EmptyState
          title={states('noResults')}
          text={isMineEmpty ? t('noMine') : t('noMatch')}
          action={
            <Button onClick={() => change({ q: undefined, status: undefined })}>
              {coins('resetList')}
            </Button>
          }
        />
      )}
      renderFoot={() => (
        <div className="grid max-w-2xl gap-1.5">
          <p>{t('rule')}</p>
          {search.open === undefined ? <p>{t('safety')}</p> : null}
          <p>{sales('notAdvice')}</p>
        </div>
      )}
    />
  )
}
