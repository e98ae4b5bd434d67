// Every field of every coin, the best of each row marked. On a narrow screen the fields' names stay
// while the coins scroll.
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import {
  bestPlaces,
  comparedFields,
  type BestRule,
  type ComparedField,
  type FieldGroup,
} from '#domain/comparison/compared-fields.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { SeriesKey } from '#ui/chart/series-key.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { ScrollRegion } from '#ui/table/scroll-region.tsx'
import { Cell, HeadCell, Table } from '#ui/table/table.tsx'
import { BestMark } from '../best-mark.tsx'
import type { ComparedCoin } from '../compared-coin.ts'
import { FieldValue } from './field-value.tsx'
import { useFieldWords } from './use-field-words.ts'

type Coins = { coins: readonly ComparedCoin[] }

/** Stays at the start while the coins beside it scroll. */
const stays = 'sticky start-0 z-1'

const RuleMark = ({ rule }: { rule: BestRule }) => {
  const { t } = useText('coin-compare')
  if (rule === 'none') return null
  const words = rule === 'highest' ? t('higherBest') : t('lowerBest')
  const Icon = rule === 'highest' ? ArrowUp : ArrowDown
  return (
    <span title={words} className="inline-flex">
      <Icon aria-hidden="true" className="size-3 text-ink-3" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

const RowName = ({ children }: { children: ReactNode }) => (
  <th scope="row" className={clsx(stays, 'border-hair [tr:last-child>&]:border-transparent')}>
    <span className="flex max-w-56 items-center gap-1 whitespace-normal max-tablet:max-w-30">
      {children}
    </span>
  </th>
)

const FieldRow = ({
  field,
  rule,
  name,
  coins,
}: Coins & { field: ComparedField; rule: BestRule; name: string }) => {
  const best = bestPlaces(
    coins.map(({ facts }) => facts[field]),
    rule,
  )
  return (
    <tr>
      <RowName>
        {name}
        <RuleMark rule={rule} />
      </RowName>
      {coins.map((coin, place) => (
        <Cell key={coin.id} isNumeric data-best={best.has(place) || undefined}>
          <span
            className={clsx(
              'inline-flex items-center gap-1.5',
              best.has(place) && 'font-semibold text-ink-1',
            )}
          >
            {best.has(place) ? <BestMark /> : null}
            <FieldValue field={field} coin={coin} />
          </span>
        </Cell>
      ))}
    </tr>
  )
}

const WordRow = ({
  name,
  coins,
  wordOf,
}: Coins & { name: string; wordOf: (coin: ComparedCoin) => string | null }) => (
  <tr>
    <RowName>{name}</RowName>
    {coins.map((coin) => (
      <Cell key={coin.id} isNumeric>
        <bdi>{wordOf(coin) ?? '-'}</bdi>
      </Cell>
    ))}
  </tr>
)

const groups = Object.keys(comparedFields) as FieldGroup[]

export const FieldTable = ({ coins }: Coins) => {
  const { t } = useText('coin-compare')
  const words = useFieldWords()
  return (
    <>
      <ScrollRegion label={t('fields')}>
        <Table label={t('fields')} rows="compact" className="relative">
          <thead>
            <tr>
              <HeadCell className={clsx(stays, 'min-w-30')}>{t('field')}</HeadCell>
              {coins.map(({ id, row, look }) => (
                <HeadCell key={id} isNumeric>
                  <Link
                    to="/coin/$id"
                    params={{ id }}
                    title={row.name}
                    className="inline-flex min-h-6 items-center gap-1.5 font-medium text-ink-1 hover:underline"
                  >
                    <SeriesKey look={look} />
                    <CoinLogo src={row.image} symbol={row.symbol} size={16} />
                    <bdi>{formatSymbol(row.symbol)}</bdi>
                  </Link>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            <WordRow name={words.category} coins={coins} wordOf={({ row }) => row.category} />
            <WordRow name={words.chain} coins={coins} wordOf={({ row }) => row.chain} />
          </tbody>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={coins.length + 1}
                  className="pt-4 align-bottom font-medium text-ink-1"
                >
                  <span className="sticky start-2">{words.group[group]}</span>
                </th>
              </tr>
              {(Object.entries(comparedFields[group]) as [ComparedField, BestRule][]).map(
                ([field, rule]) => (
                  <FieldRow
                    key={field}
                    field={field}
                    rule={rule}
                    name={words.field[field]}
                    coins={coins}
                  />
                ),
              )}
            </tbody>
          ))}
        </Table>
      </ScrollRegion>
      <p className="max-w-[68ch] pt-3 text-caption text-ink-3">{t('bestNote')}</p>
    </>
  )
}
