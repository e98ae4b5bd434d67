// /top-movers: what rose and fell most over 24 hours, 7 or 30 days, among coins that trade enough
// (R-MOV-001).
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { changeOfPeriod, type MoverPeriod, type MoverParams } from '#domain/movers/movers.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CoinCards } from '#parts/coin-rows/coin-cards.tsx'
import { LeftOutMovers } from './left-out.tsx'
import { ListPage } from '#parts/coin-rows/list-page.tsx'
import { moverLink, moverSearchSchema, searchOf, paramsOf } from './mover-search.ts'
import { MoverTable } from './mover-table.tsx'
import { MoverTools } from './mover-tools.tsx'
import { useMovers } from './use-movers.ts'

/** One function a period, so that cards which stay the same are not drawn again. */
const changeReaders: Record<MoverPeriod, (row: CoinRow) => number | null> = {
  '24h': (row) => row[changeOfPeriod['24h']],
  '7d': (row) => row[changeOfPeriod['7d']],
  '30d': (row) => row[changeOfPeriod['30d']],
}

const useMoverParams = (): {
  params: MoverParams
  change: (part: Partial<MoverParams>) => void
} => {
  const params = paramsOf(useSearch({ from: '/_app/top-movers' }))
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<MoverParams>) => {
      moverLink.forget()
      void navigate({
        to: '/top-movers',
        search: (current) => searchOf({ ...paramsOf(moverSearchSchema.parse(current)), ...part }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { params, change }
}

export const TopMoversScreen = () => {
  const { t } = useText('movers')
  const { t: nav } = useText('nav')
  const { t: states } = useText('states')
  const { params, change } = useMoverParams()
  const list = useMovers(params)
  return (
    <ListPage
      title={nav('topMovers')}
      list={list}
      link={moverLink}
      tools={<MoverTools params={params} change={change} />}
      renderTable={(movers) => <MoverTable list={movers} change={change} />}
      renderCards={(movers) => (
        <CoinCards
          list={movers}
          label={nav('topMovers')}
          changeOf={changeReaders[movers.params.period]}
        />
      )}
      renderEmpty={() => (
        <EmptyState
          title={states('noResults')}
          text={t('noMovers')}
          action={
            params.floor === 'any' ? null : (
              <Button onClick={() => change({ floor: 'any' })}>{t('anyVolume')}</Button>
            )
          }
        />
      )}
      renderFoot={(movers) => <LeftOutMovers list={movers} />}
    />
  )
}
