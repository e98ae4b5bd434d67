// What is said of a value that was written over on another device: what happened, and what it was
// where that is not said yet.
import type { ListField } from '#data/watchlists/list-fields.ts'

type Overtaken = { field: ListField; list: string; mine: string | number; theirs: string | number }
export type OvertakenWords = {
  key: 'nameOvertaken' | 'descriptionOvertaken' | 'iconOvertaken' | 'yours'
  values: Record<string, string>
}

/** Sentences of locales/<lng>/activity.json. */
export const overtakenWords = ({ field, list, mine, theirs }: Overtaken): OvertakenWords[] => {
  if (field === 'name')
    return [{ key: 'nameOvertaken', values: { mine: String(mine), theirs: String(theirs) } }]
  if (field === 'iconId') return [{ key: 'iconOvertaken', values: { list } }]
  const yours: OvertakenWords[] =
    mine === '' ? [] : [{ key: 'yours', values: { mine: String(mine) } }]
  return [{ key: 'descriptionOvertaken', values: { list } }, ...yours]
}
