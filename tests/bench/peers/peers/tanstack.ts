// TanStack's offline transactions, set up as their documentation shows: an executor with everything at its default, an
// action, the key in the Idempotency-Key header, NonRetriableError for a definite no. Each change is one row of a
// collection, so that nothing depends on how lists would be modelled.
import { createCollection, localOnlyCollectionOptions } from '@tanstack/db'
import { NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions'
import type { Browser, Life } from '../browser.ts'
import type { Contender, Opened } from '../contender.ts'
import type { Command } from '../story.ts'
import { assertDone, NotDone, requestOf, wireOf, type WireChange } from '../wire.ts'

type Row = WireChange & { id: string }

const openTab = async (browser: Browser, life: Life) => {
  const changes = createCollection(
    localOnlyCollectionOptions<Row, string>({ id: 'changes', getKey: ({ id }) => id }),
  )
  const executor = startOfflineExecutor({
    collections: { changes: changes as never },
    mutationFns: {
      send: async ({ transaction, idempotencyKey }) => {
        const row = transaction.mutations[0]?.modified as Row | undefined
        if (!row) throw new NonRetriableError('nothing to send')
        const response = await fetch(requestOf(row, browser.shore, idempotencyKey))
        await assertDone(response).catch((error: unknown) => {
          if (error instanceof NotDone && error.isDefinite)
            throw new NonRetriableError(error.message)
          throw error
        })
      },
    },
  })
  await executor.waitForInit()
  let ids = 0
  const send = executor.createOfflineAction<Row>({
    mutationFnName: 'send',
    onMutate: (row) => {
      changes.insert(row)
    },
  })
  return {
    executor,
    submit: (command: Command, onLateRefusal: () => void): Promise<void> =>
      browser.within(life, async () => {
        const isDurable = executor.isOfflineEnabled
        const transaction = send({
          id: `${browser.time.nowMs()}-${(ids += 1)}`,
          ...wireOf(command, browser.shore),
        })
        const done = transaction.isPersisted.promise
        // The leader's promise begins with its outbox, the others' with the answer.
        if (isDurable) void done.catch(onLateRefusal)
        else await done
      }),
  }
}

const open = async (browser: Browser): Promise<Opened> => {
  const lives = [browser.begin(), browser.begin()] as const
  const first = await browser.within(lives[0], () => openTab(browser, lives[0]))
  const second = await browser.within(lives[1], () => openTab(browser, lives[1]))
  return {
    submit: (tab, command, onLateRefusal) =>
      (tab === 0 ? first : second).submit(command, onLateRefusal),
    queued: () =>
      browser.within(lives[0], async () =>
        (await first.executor.peekOutbox()).map(
          ({ mutations }) => (mutations[0]?.modified as Row | undefined)?.subject ?? '',
        ),
      ),
    signIn: () => {},
  }
}

export const tanstack: Contender = { name: 'TanStack offline transactions', open }
