// S1: as much as one account can add in a day, from as many addresses as it takes: the fattest changes until it is refused.
// The short form has spent all but a twenty-fifth of the day already.
import { inStore, listOf, settledBytes } from '../stored.ts'
import { atMost, isSo, type Effort, type Scenario } from '../scenario.ts'
import type { Target } from '../target.ts'

const megabyte = 1_000_000
const dayMegabytes = 25
const fat = '\u20ac'

const spend = (target: Target, effort: Effort): Promise<void> =>
  inStore(target, async (trx) => {
    if (effort === 'short')
      await trx
        .updateTable('account_usage')
        .set({ bytes: (dayMegabytes - 1) * megabyte })
        .execute()
  })

/** Adds until it is refused for good; resolves to the answers by their code. */
const addUntilFull = async (
  target: Target,
  token: string,
  lists: readonly string[],
): Promise<Map<string, number>> => {
  const codes = new Map<string, number>()
  for (let n = 0; n < 200_000; n += 1) {
    const list = lists[n % lists.length] ?? ''
    const headers = {
      'idempotency-key': `${n}`.padStart(128, 'k'),
      'x-client-id': `${n}`.padStart(64, 'c'),
      'x-lane': `${n}`.padStart(64, 'l'),
      'x-lane-seq': '1',
      prefer: 'return=minimal',
    }
    const payload = {
      listId: list,
      coinId: `${n}`.padStart(200, fat),
      description: fat.repeat(500),
    }
    const heard = await target.call('add_to_watchlist_v2', payload, {
      token,
      headers,
      from: `127.0.0.${100 + (n % 120)}`,
    })
    const code = heard.envelope?.error ?? 'made'
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (code === 'ACCOUNT_DAY_LIMIT') break
  }
  return codes
}

export const scenario: Scenario = {
  id: 'S1',
  title: 'one account adds what it can in a day',
  play: async (target, effort) => {
    const token = await target.register('greedy')
    const lists: string[] = []
    for (let n = 0; n < 20; n += 1) lists.push(await listOf(target, token, `L${n}`))
    await spend(target, effort)
    const before = await settledBytes(target)
    const codes = await addUntilFull(target, token, lists)
    const share = effort === 'short' ? dayMegabytes : 1
    const megabytes = ((await settledBytes(target)) - before) / megabyte
    const refused = await target.call('create_watchlist', { name: 'One more' }, { token })
    const read = await target.call('get_user_watchlists', {}, { token })
    return [
      atMost(
        `stored in a day by ${[...codes].map(([code, count]) => `${count} ${code}`).join(', ')}${share === 1 ? '' : ' (times 25)'}`,
        megabytes * share,
        { max: 50, unit: 'MB' },
      ),
      isSo(
        'what is refused says when to come again',
        Number(refused.headers['retry-after']) > 0,
        `retry-after ${refused.headers['retry-after']}`,
      ),
      isSo('the lists can be read', read.envelope?.success === true, String(read.status)),
    ]
  },
}
