// What must be there once, at least once, or ever more: lists, items, versions.
import type { ListState, Read, Write } from '../history.ts'
import {
  isDone,
  isOverBefore,
  itemOf,
  mayBeDone,
  verbOf,
  type Fault,
  type Ledger,
} from './ledger.ts'

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, at) => values.indexOf(value) !== at)

const deletesOf = ({ writes }: Ledger, read: Read): string[] =>
  [...writes.values()]
    .filter((write) => write.kind === read.kind && verbOf(write) === 'delete' && mayBeDone(write))
    .map(({ key }) => key)

const checkRead = (ledger: Ledger, read: Read): Fault[] => {
  const faults: Fault[] = []
  if (read.lists.length === 0)
    faults.push({
      rule: 'the only list stays',
      says: `no ${read.kind} list is left`,
      keys: deletesOf(ledger, read),
      at: read,
    })
  const tag = twice(read.lists.map(({ description }) => description))
  const made = [...ledger.writes.values()].filter(
    (write) => write.body['description'] === tag && verbOf(write) === 'create',
  )
  if (tag !== undefined)
    faults.push({
      rule: 'nothing is doubled',
      says: `list ${tag} is there twice`,
      keys: made.map(({ key }) => key),
      at: read,
    })
  for (const { id, description, items } of read.lists) {
    const item = twice(items)
    const keys = ledger
      .ofList(id)
      .filter((write) => itemOf(write) === item)
      .map(({ key }) => key)
    if (item !== undefined)
      faults.push({
        rule: 'nothing is doubled',
        says: `${item} is in ${description} twice`,
        keys,
        at: read,
      })
  }
  return faults
}

/** A default that was deleted never comes back: the same one at both ends was there all the time. */
const hasKeptDefault = ({ reads }: Ledger, { kind, lists }: Read): boolean => {
  const first = reads.find((read) => read.kind === kind)?.lists.find(({ isDefault }) => isDefault)
  return first !== undefined && first.id === lists.find(({ isDefault }) => isDefault)?.id
}

/** Taking out what may not have been in changes nothing, and is a yes. */
const surelyChanges = (write: Write, others: readonly Write[]): boolean =>
  verbOf(write) !== 'remove' ||
  others.some(
    (other) =>
      verbOf(other) === 'add' &&
      itemOf(other) === itemOf(write) &&
      isDone(other) &&
      isOverBefore(other, write.invokedMs),
  )

/** A change that was done twice shows in the version. An item is put in and taken out once at most, so each yes counts. */
const checkVersion = (ledger: Ledger, read: Read, list: ListState): Fault[] => {
  const changes = ledger
    .ofList(list.id)
    .filter(
      (write) => write.invokedMs < read.atMs && mayBeDone(write) && verbOf(write) !== 'delete',
    )
  if (!changes.some((write) => verbOf(write) === 'create')) return []
  // Where the default of a kind is deleted, another list becomes it, which counts.
  const mayBecomeDefault = hasKeptDefault(ledger, read) ? 0 : deletesOf(ledger, read).length
  const least = changes.filter(
    (write) =>
      isDone(write) && isOverBefore(write, read.invokedMs) && surelyChanges(write, changes),
  ).length
  const keys = changes.map(({ key }) => key)
  if (list.version > changes.length + mayBecomeDefault)
    return [
      {
        rule: 'nothing is doubled',
        says: `${list.description} is at version ${list.version} after ${changes.length} changes`,
        keys,
        at: read,
      },
    ]
  return list.version < least
    ? [
        {
          rule: 'an acknowledged change is there',
          says: `${list.description} is at version ${list.version} after ${least} acknowledged changes`,
          keys,
          at: read,
        },
      ]
    : []
}

const contentOf = ({ name, description, items }: ListState): string =>
  JSON.stringify([name, description, items])

/** The version never goes back, and one version is one content, over crashes as well. */
const checkHistoryOfVersions = ({ reads }: Ledger): Fault[] => {
  const faults: Fault[] = []
  const seen = new Map<string, { list: ListState; read: Read }[]>()
  for (const read of reads) {
    for (const list of read.lists) {
      const before = seen.get(list.id) ?? []
      const newest = before.findLast((one) => one.read.atMs < read.invokedMs)
      if (newest && newest.list.version > list.version)
        faults.push({
          rule: 'versions rise',
          says: `${list.description} went from version ${newest.list.version} to ${list.version}`,
          keys: [],
          at: read,
        })
      const same = before.findLast((one) => one.list.version === list.version)
      if (same && contentOf(same.list) !== contentOf(list)) {
        faults.push({
          rule: 'versions rise',
          says: `version ${list.version} of ${list.description} was ${contentOf(same.list)} and is ${contentOf(list)}`,
          keys: [],
          at: read,
        })
      }
      seen.set(list.id, [...before.slice(-20), { list, read }])
    }
  }
  return faults
}

/** One create makes one list, however often its answer was asked for. */
const checkAnswers = ({ writes }: Ledger): Fault[] =>
  [...writes.values()].flatMap(({ key, f, answeredIds }) =>
    new Set(answeredIds).size > 1
      ? [
          {
            rule: 'nothing is doubled',
            says: `the answers to one ${f} name lists ${[...new Set(answeredIds)].join(' and ')}`,
            keys: [key],
            at: null,
          },
        ]
      : [],
  )

export const checkCounts = (ledger: Ledger): Fault[] => [
  ...ledger.reads.flatMap((read) => [
    ...checkRead(ledger, read),
    ...(read === ledger.reads.findLast(({ kind }) => kind === read.kind)
      ? read.lists.flatMap((list) => checkVersion(ledger, read, list))
      : []),
  ]),
  ...checkHistoryOfVersions(ledger),
  ...checkAnswers(ledger),
]
