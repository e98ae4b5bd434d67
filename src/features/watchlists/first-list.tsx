// Nobody starts with an empty page: the best rated coins to tick, and a list made of them at once.
import { useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { coinRows } from '#data/catalog/queries.ts'
import { standardQuery, type CoinRow } from '#data/catalog/types/coin-row.ts'
import { useLiveQuery } from '#data/live-query.ts'
import { createWatchlist, setListItem } from '#data/watchlists/commands.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { toastFault } from '#parts/watchlist/list-toasts.ts'

const offered = 6

const createWith = async (
  db: AccountDb,
  name: string,
  coins: readonly CoinRow[],
): Promise<void> => {
  const { listId } = await createWatchlist(db, { kind: 'coin', name })
  for (const { id } of coins)
    await setListItem(db, { kind: 'coin', listId, itemId: id, desired: 'in' })
}

export const FirstList = ({ db }: { db: AccountDb }) => {
  const { t } = useText('watchlists')
  const rows = useLiveQuery(
    async () => (await coinRows({ ...standardQuery, to: offered }))?.rows ?? [],
    [],
  )
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  if (rows === undefined || rows.length === 0) return null
  const ticked = rows.filter(({ id }) => !unticked.has(id))
  const toggle = (id: string, isTicked: boolean) =>
    setUnticked(
      new Set(isTicked ? [...unticked].filter((other) => other !== id) : [...unticked, id]),
    )
  const create = () => {
    setIsBusy(true)
    void createWith(db, t('firstListName'), ticked)
      .catch(toastFault)
      .finally(() => setIsBusy(false))
  }
  return (
    <section className="max-w-md border-t border-hair pt-5">
      <h2 className="pb-1.5 text-body">{t('startWithThese')}</h2>
      <ul className="pb-4">
        {rows.map(({ id, name, symbol, image, totalScore }) => (
          <li key={id} className="border-b border-hair py-1">
            <Checkbox
              label={
                <span className="flex min-h-8 min-w-0 items-center gap-2.5">
                  <CoinLogo src={image} symbol={symbol} />
                  <bdi className="truncate text-body font-medium text-ink-1">{name}</bdi>
                  <bdi className="flex-none text-caption text-ink-3">{formatSymbol(symbol)}</bdi>
                </span>
              }
              count={
                <span className="num text-body font-semibold text-ink-1">{totalScore ?? '–'}</span>
              }
              isChecked={!unticked.has(id)}
              onChange={(isTicked) => toggle(id, isTicked)}
            />
          </li>
        ))}
      </ul>
      <Button isBusy={isBusy} disabled={ticked.length === 0} onClick={create}>
        {t('createWithThese')}
      </Button>
    </section>
  )
}
