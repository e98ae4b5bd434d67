// /gemscout: small coins whose score stays high even if everything unknown turned out worst, with
// their reasons (R-AIX-002).
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import {
  gemCaps,
  gemCapsUsd,
  gemFloors,
  standardGems,
  widestGemCap,
  type GemParams,
} from '#domain/gems/gems.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Segment } from '#ui/actions/segment.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { CoinCards } from '#parts/coin-rows/coin-cards.tsx'
import { ListPage } from '#parts/coin-rows/list-page.tsx'
import { VolumeFloorSelect } from '#parts/coin-rows/volume-floor-select.tsx'
import { GemCardNote } from './gem-card-note.tsx'
import { GemFoot } from './gem-foot.tsx'
import { gemLink, gemSearchSchema, searchOf, paramsOf } from './gem-search.ts'
import { GemTable } from './gem-table.tsx'
import { useGems } from './use-gems.ts'

const weekChange = (row: CoinRow): number | null => row.change7dPct
const cardNote = (row: CoinRow) => <GemCardNote row={row} />
const widest: GemParams = { cap: widestGemCap, floor: standardGems.floor }

export const GemScoutScreen = () => {
  const { t } = useText('gems')
  const { t: nav } = useText('nav')
  const { t: coins } = useText('coins')
  const { t: states } = useText('states')
  const format = useFormat()
  const params = paramsOf(useSearch({ from: '/_app/(discover)/gemscout' }))
  const navigate = useNavigate()
  const change = (part: Partial<GemParams>) => {
    gemLink.forget()
    void navigate({
      to: '/gemscout',
      search: (current) => searchOf({ ...paramsOf(gemSearchSchema.parse(current)), ...part }),
      replace: true,
      resetScroll: false,
    })
  }
  const belowOf = (cap: GemParams['cap']): string =>
    coins('capBelow', { amount: format.limit(gemCapsUsd[cap]) })
  const isWidest = params.cap === widest.cap && params.floor === widest.floor
  return (
    <ListPage
      title={nav('gemScout')}
      list={useGems(params)}
      link={gemLink}
      tools={
        <>
          <div className="max-tablet:w-full">
            <Segment
              isFluid
              label={coins('marketCap')}
              value={params.cap}
              options={gemCaps.map((value) => ({ value, label: belowOf(value) }))}
              onChange={(cap) => change({ cap })}
            />
          </div>
          <VolumeFloorSelect
            value={params.floor}
            floors={gemFloors}
            onChange={(floor) => change({ floor })}
          />
        </>
      }
      renderTable={(gems) => <GemTable list={gems} />}
      renderCards={(gems) => (
        <CoinCards
          list={gems}
          label={nav('gemScout')}
          changeOf={weekChange}
          note={cardNote}
          noteLines={3}
        />
      )}
      hasWordyTable
      renderEmpty={() => (
        <EmptyState
          title={states('noResults')}
          text={t('noGems')}
          action={
            isWidest ? null : <Button onClick={() => change(widest)}>{belowOf(widest.cap)}</Button>
          }
        />
      )}
      renderFoot={(gems) => <GemFoot list={gems} />}
    />
  )
}
