// Entities that people of a schedule touch by moves of their own, one line each. Watchlists are always there; these only
// in schedules with a move of theirs. `npm run new entity` writes here.
import type { EntityMove } from '../story.ts'
import type { Tab } from '../tab.ts'
import type { World } from '../world.ts'
import { notesPart } from './notes.ts'
import type { SimPart } from './sim-part.ts'
import { ledgerEntriesPart } from './ledger-entries.ts'

export type PlayedPart = SimPart & { play: (tab: Tab, move: EntityMove) => Promise<void> }

/** `weight`: how often somebody touches one, beside the moves of a story (those of lists have 37). */
type Played = { open: (world: World) => PlayedPart; weight: number }

export const playedEntities: Readonly<Record<string, Played>> = {
  notes: { open: notesPart, weight: 4 },
  'ledger-entries': { open: ledgerEntriesPart, weight: 14 },
}
