// Rows as Stripe shows them: fields of our own left out, ids expanded where asked for.
import { listOf, type Kind, type Rows } from './world/local-state.ts'
import type { LocalWorld } from './world/local-world.ts'

const kinds: Record<string, Kind> = {
  cus: 'customer',
  pm: 'payment_method',
  seti: 'setup_intent',
  cs: 'checkout.session',
  sub: 'subscription',
  sub_sched: 'subscription_schedule',
  in: 'invoice',
  pi: 'payment_intent',
}

type Shown = Record<string, unknown>

/** What the API says of a row. */
export const presented = (row: Rows[Kind]): Shown => {
  if (row.object === 'invoice') {
    const { subscription, ...invoice } = row
    return {
      ...invoice,
      amount_remaining: row.amount_due - row.amount_paid,
      parent: { type: 'subscription_details', subscription_details: { subscription } },
    }
  }
  if (row.object === 'payment_method') {
    const { behaviour: _, ...method } = row
    return method
  }
  if (row.object === 'checkout.session') {
    const { price: _, ...session } = row
    return { ...session, payment_intent: null }
  }
  return { ...row }
}

const rowOf = (world: LocalWorld, id: unknown): Shown | null => {
  const prefix = typeof id === 'string' ? /^(.+)_[0-9a-f]{24}$/.exec(id)?.[1] : undefined
  const kind = prefix === undefined ? undefined : kinds[prefix]
  return kind === undefined ? null : presented(world.find(kind, String(id)))
}

const expandOne = (world: LocalWorld, shown: Shown, path: readonly string[]): void => {
  const [head, ...rest] = path
  if (head === undefined) return
  const value = shown[head]
  if (Array.isArray(value)) {
    for (const each of value as Shown[]) expandOne(world, each, rest)
    return
  }
  const found =
    typeof value === 'object' && value !== null ? { ...(value as Shown) } : rowOf(world, value)
  if (found === null) return
  shown[head] = found
  expandOne(world, found, rest)
}

/** `body` with every path of `expand` filled in. */
export const expanded = (world: LocalWorld, body: object, expand: readonly string[]): object => {
  const shown = structuredClone(body) as Shown
  for (const path of expand) expandOne(world, shown, path.split('.'))
  return shown
}

/** Newest first, as every list of Stripe. */
export const listed = (
  rows: readonly (Rows[Kind] & { created: number })[],
  { url, limit }: { url: string; limit: number },
): object => {
  const newestFirst = rows
    .map((row, index) => ({ row, index }))
    .toSorted((a, b) => b.row.created - a.row.created || b.index - a.index)
  return {
    ...listOf(
      newestFirst.slice(0, limit).map(({ row }) => presented(row)),
      url,
    ),
    has_more: rows.length > limit,
  }
}
