// Every read against the changes: what was acknowledged before it is in it, what was refused or undone is not.
import type { ListState, Read, Write } from '../history.ts'
import {
  isDone,
  isOverBefore,
  itemOf,
  mayBeDone,
  nameOf,
  verbOf,
  type Fault,
  type Ledger,
} from './ledger.ts'

const keysOf = (writes: readonly Write[]): string[] => writes.map(({ key }) => key)

/** Some change of `others` may have come after `done` and before the read was over. */
const mayHaveFollowed = (others: readonly Write[], done: Write, read: Read): boolean =>
  others.some(
    (other) =>
      mayBeDone(other) && other.invokedMs < read.atMs && !isOverBefore(other, done.invokedMs),
  )

const lastDoneBefore = (writes: readonly Write[], read: Read): Write[] =>
  writes.filter((write) => isDone(write) && isOverBefore(write, read.invokedMs))

/** Lists: made and not deleted, deleted and not back, never of a refused create. */
const checkLists = ({ writes, ofList, idOf }: Ledger, read: Read): Fault[] => {
  const faults: Fault[] = []
  const shown = new Set(read.lists.map(({ id }) => id))
  for (const write of writes.values()) {
    if (write.kind !== read.kind) continue
    const verb = verbOf(write)
    if (verb === 'create' && write.lane !== null) {
      const id = idOf(write.lane)
      const deletes = ofList(id).filter((other) => verbOf(other) === 'delete')
      const isDue = isDone(write) && isOverBefore(write, read.invokedMs)
      if (isDue && !shown.has(id) && !mayHaveFollowed(deletes, write, read)) {
        faults.push({
          rule: 'an acknowledged list is there',
          says: `list ${write.lane} was acknowledged and is not in the read`,
          keys: [write.key],
          at: read,
        })
      }
      const isMadeOtherwise = ofList(id).some(
        (other) => verbOf(other) === 'create' && mayBeDone(other),
      )
      if (write.outcome === 'fail' && !isMadeOtherwise && shown.has(id))
        faults.push({
          rule: 'a refused change leaves no trace',
          says: `list ${write.lane} was refused (${write.code}) and is there`,
          keys: [write.key],
          at: read,
        })
    }
    if (verb !== 'delete' || !isDone(write) || !isOverBefore(write, read.invokedMs)) continue
    const id = idOf(String(write.body['id']))
    if (shown.has(id))
      faults.push({
        rule: 'a deleted list stays deleted',
        says: `list ${id} was deleted and is there`,
        keys: [write.key],
        at: read,
      })
  }
  return faults
}

const checkItems = (list: ListState, writes: readonly Write[], read: Read): Fault[] => {
  const faults: Fault[] = []
  const byItem = Map.groupBy(
    writes.filter((write) => itemOf(write) !== ''),
    itemOf,
  )
  for (const [item, touching] of byItem) {
    const adds = touching.filter((write) => verbOf(write) === 'add')
    const removes = touching.filter((write) => verbOf(write) === 'remove')
    const isIn = list.items.includes(item)
    const lost = isIn
      ? []
      : lastDoneBefore(adds, read).filter((add) => !mayHaveFollowed(removes, add, read))
    if (lost[0])
      faults.push({
        rule: 'an acknowledged change is there',
        says: `${item} was put into ${list.description} and is not in it`,
        keys: keysOf(touching),
        at: read,
      })
    const undone = isIn
      ? lastDoneBefore(removes, read).filter((remove) => !mayHaveFollowed(adds, remove, read))
      : []
    if (undone[0])
      faults.push({
        rule: 'an acknowledged change is there',
        says: `${item} was taken out of ${list.description} and is in it`,
        keys: keysOf(touching),
        at: read,
      })
    if (isIn && adds.length > 0 && !adds.some(mayBeDone))
      faults.push({
        rule: 'a refused change leaves no trace',
        says: `${item} was refused and is in ${list.description}`,
        keys: keysOf(adds),
        at: read,
      })
  }
  return faults
}

/** A register: the name is one that somebody gave it, and nothing acknowledged came wholly after that. */
const checkName = (list: ListState, writes: readonly Write[], read: Read): Fault[] => {
  const given = writes.filter((write) => ['create', 'edit'].includes(verbOf(write)))
  const sources = given.filter(
    (write) => nameOf(write) === list.name && mayBeDone(write) && write.invokedMs < read.atMs,
  )
  if (given.length === 0 || !given.some((write) => verbOf(write) === 'create')) return []
  if (sources.length === 0)
    return [
      {
        rule: 'a refused change leaves no trace',
        says: `nobody called ${list.description} "${list.name}"`,
        keys: keysOf(given),
        at: read,
      },
    ]
  const overwriting = lastDoneBefore(given, read).filter((later) =>
    sources.every((source) => isOverBefore(source, later.invokedMs)),
  )
  return overwriting.length === 0
    ? []
    : [
        {
          rule: 'an acknowledged change is there',
          says: `${list.description} is called "${list.name}" although it was renamed later`,
          keys: keysOf([...sources, ...overwriting]),
          at: read,
        },
      ]
}

/** Throws nothing: returns what is wrong, the earliest read first. */
export const checkPresence = (ledger: Ledger): Fault[] =>
  ledger.reads.flatMap((read) => [
    ...checkLists(ledger, read),
    ...read.lists.flatMap((list) => [
      ...checkItems(list, ledger.ofList(list.id), read),
      ...checkName(list, ledger.ofList(list.id), read),
    ]),
  ])
