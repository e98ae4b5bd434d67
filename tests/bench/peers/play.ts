// Plays one schedule with one contender and judges what the server holds in the end.
import { atRest } from '#tests/sync/simulation/virtual-time.ts'
import { openBrowser } from './browser.ts'
import type { Contender } from './contender.ts'
import type { ServerList, Shore } from './shore.ts'
import type { Command, Move } from './story.ts'

/**
 * `wishes`: what is wanted in the end, the last change of each subject. `kept`: true on the server. `lost`: taken and neither on the server nor queued. `refused`: not on the server, but the page was
 * told no, or never yes. `doubled`: lists too many. `stuck`: changes still queued.
 */
export type Score = {
  changes: number
  wishes: number
  kept: number
  lost: number
  refused: number
  doubled: number
  stuck: number
}

type Wish = { command: Command; state: 'sent' | 'taken' | 'refused' }

const minuteMs = 60_000
/** Everything is up this long before what is queued counts as stuck. */
const boundMs = 120 * minuteMs
/** Nobody does two things in one millisecond, and some contenders tell them apart by it. */
const betweenCommandsMs = 400
const stepMs = 5 * minuteMs
const lastCommand: Command = { verb: 'create', subject: 'list the last one', name: 'the last one' }

const isTrue = (
  command: Command,
  lists: readonly ServerList[],
  listIds: readonly string[],
): boolean => {
  if (command.verb === 'create')
    return lists.some(({ description }) => description === command.name)
  const list = lists.find(({ id }) => id === listIds[command.list])
  if (command.verb === 'rename') return list?.name === command.name
  return list !== undefined && list.items.includes(command.item) === (command.verb === 'add')
}

const judge = (
  wishes: ReadonlyMap<string, Wish>,
  lists: readonly ServerList[],
  { queued, listIds }: { queued: readonly string[]; listIds: readonly string[] },
): Omit<Score, 'changes' | 'wishes'> => {
  const score = { kept: 0, lost: 0, refused: 0, doubled: 0, stuck: queued.length }
  for (const [subject, { command, state }] of wishes) {
    if (command.verb === 'create')
      score.doubled += Math.max(
        0,
        lists.filter(({ description }) => description === command.name).length - 1,
      )
    if (isTrue(command, lists, listIds)) score.kept += 1
    else if (state !== 'taken') score.refused += 1
    else if (!queued.includes(subject)) score.lost += 1
  }
  return score
}

export const play = async (
  contender: Contender,
  shore: Shore,
  moves: readonly Move[],
): Promise<Score> => {
  const { browser, close } = openBrowser(shore)
  try {
    shore.reset(browser.time)
    const wishes = new Map<string, Wish>()
    let changes = 0
    const reopen = async () => {
      browser.kill()
      await atRest()
      const opened = await contender.open(browser)
      await atRest()
      return opened
    }
    let app = await reopen()
    await browser.time.advance(2000)
    const ask = async (tab: 0 | 1, command: Command): Promise<void> => {
      const wish: Wish = { command, state: 'sent' }
      wishes.set(command.subject, wish)
      changes += 1
      const tell = (): void => {
        wish.state = 'refused'
      }
      const take = (): void => {
        if (wish.state === 'sent') wish.state = 'taken'
      }
      void app.submit(tab, command, tell).then(take).catch(tell)
      await atRest()
      await browser.time.advance(betweenCommandsMs)
    }
    let hasDied = false
    for (const move of moves) {
      if (move.do === 'command') await ask(move.tab, move.command)
      else if (move.do === 'fault')
        for (let at = 0; at < move.times; at += 1) shore.faults.push(move.fault)
      else if (move.do === 'connection') browser.setConnection(move.isOn)
      else if (move.do === 'pass') await browser.time.advance(move.ms)
      else if (move.when === 'atRest') app = await reopen()
      else {
        shore.armed = {
          when: move.when,
          kill: () => {
            browser.kill()
            hasDied = true
          },
        }
      }
      await atRest()
      if (!hasDied) continue
      hasDied = false
      app = await reopen()
    }
    shore.faults = []
    shore.armed = null
    browser.setConnection(true)
    app = await reopen()
    app.signIn()
    await browser.time.advance(minuteMs)
    // Whoever waits for an occasion gets one.
    await ask(0, lastCommand)
    for (
      let passed = 0;
      passed < boundMs && (passed === 0 || (await app.queued()).length > 0);
      passed += stepMs
    )
      await browser.time.advance(stepMs)
    return {
      changes,
      wishes: wishes.size,
      ...judge(wishes, await shore.lists(), {
        queued: await app.queued(),
        listIds: shore.account.listIds,
      }),
    }
  } finally {
    close()
    await atRest()
  }
}
