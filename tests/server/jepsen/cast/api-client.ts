// A client of the API and nothing else: sends a change until it hears a definite word, or gives up and does not know.
import { setTimeout as wait } from 'node:timers/promises'
import { isApiError } from '#api/api-error.ts'
import { createCallApi } from '#api/call.ts'
import { createHttp } from '#api/http.ts'
import {
  clientIdHeader,
  idempotencyKeyHeader,
  laneHeader,
  laneSequenceHeader,
} from '#contract/headers.ts'
import type { Dice } from '../dice.ts'
import { recorded, type Recorder } from '../recorder.ts'
import type { Account, Client } from './client.ts'

type OwnList = { lane: string; seq: number; items: string[] }

const timeoutMs = 1500
const patience = 12
const mostLists = 6

export const createApiClient = (
  name: string,
  {
    url,
    account,
    dice,
    recorder,
  }: { url: string; account: Account; dice: Dice; recorder: Recorder },
): Client => {
  const environment = {
    origin: url,
    token: () => account.token,
    language: () => 'en',
    isOffline: () => false,
    onAnswer: () => {},
    onUnauthorized: () => {},
  }
  const call = createCallApi(recorded(createHttp(environment), recorder, name)) as unknown as (
    f: string,
    payload: object,
    options: object,
  ) => Promise<unknown>
  const lists: OwnList[] = []
  let counted = 0
  const nextTag = (): string => `${name}-${(counted += 1)}`

  /** True: done. False: refused. Null: given up. */
  const send = async (
    f: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<boolean | null> => {
    const key = `${nextTag()}-${f}`
    for (let attempt = 0; attempt < patience; attempt += 1) {
      try {
        await call(f, body, { timeoutMs, headers: { [idempotencyKeyHeader]: key, ...headers } })
        return true
      } catch (error) {
        if (
          isApiError(error) &&
          (error.kind === 'refused' ||
            (error.kind === 'http' && error.code !== undefined && error.status < 500))
        )
          return false
        await wait(dice.between(20, 400))
      }
    }
    return null
  }
  const sendInLane = (list: OwnList, f: string, body: object): Promise<boolean | null> =>
    send(f, body, {
      [clientIdHeader]: `device-of-${name}`,
      [laneHeader]: list.lane,
      [laneSequenceHeader]: String((list.seq += 1)),
    })

  const createList = async (): Promise<void> => {
    const tag = nextTag()
    const list: OwnList = { lane: `lane-${tag}`, seq: 0, items: [] }
    const isDone = await sendInLane(list, 'create_watchlist', {
      name: tag,
      icon_id: 1,
      description: tag,
    })
    if (isDone !== false) lists.push(list)
  }
  const changeList = async (list: OwnList): Promise<void> => {
    const what = dice.next()
    if (what < 0.5) {
      const item = nextTag()
      list.items.push(item)
      await sendInLane(list, 'add_to_watchlist_v2', { listId: list.lane, coinId: item })
    } else if (what < 0.65 && list.items.length > 0) {
      await sendInLane(list, 'remove_from_watchlist_v2', {
        listId: list.lane,
        coinId: list.items.splice(dice.below(list.items.length), 1)[0],
      })
    } else if (what < 0.9)
      await sendInLane(list, 'edit_watchlist', {
        id: list.lane,
        name: nextTag(),
        description: list.lane.replace('lane-', ''),
        icon_id: 1,
      })
    else if (lists.length > 2) {
      lists.splice(lists.indexOf(list), 1)
      await sendInLane(list, 'delete_watchlist', { id: list.lane })
    }
  }
  /** All clients at the same few lists: who deletes the last one must be refused. */
  const quarrel = async (): Promise<void> => {
    const shown = (await call('get_user_ido_watchlists', {}, { timeoutMs }).catch(() => [])) as {
      id: string
    }[]
    const [list] = dice.next() < 0.6 ? shown : shown.slice(-1)
    if (shown.length > 2 || (list && dice.next() < 0.6))
      await send('delete_ido_watchlist', { id: list?.id ?? '' })
    else {
      const tag = nextTag()
      const lane: OwnList = { lane: `lane-${tag}`, seq: 0, items: [] }
      await sendInLane(lane, 'create_ido_watchlist', { name: tag, icon_id: 1, description: tag })
    }
  }

  return {
    name,
    step: async () => {
      const what = dice.next()
      if (lists.length === 0 || (what < 0.1 && lists.length < mostLists)) await createList()
      else if (what < 0.3) await quarrel()
      else if (what < 0.45)
        await send('add_to_watchlist_v2', { listId: account.sharedListId, coinId: nextTag() })
      else await changeList(dice.pick(lists))
    },
    restart: async () => {},
    setClock: () => {},
    settle: async () => {},
    report: async () => null,
    close: () => {},
  }
}
