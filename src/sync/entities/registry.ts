// Everything that the engine carries, one line each.
import type { SyncedEntity } from '../synced-entity.ts'
import { watchlists } from './watchlists/entity.ts'

export const syncedEntities: readonly SyncedEntity[] = [watchlists]
