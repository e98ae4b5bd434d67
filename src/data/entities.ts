// Everything that people change offline, one line each. A change finds its entity by its kind.
import { createEntities } from './outbox/entity.ts'
import { watchlists } from './watchlists/entity.ts'

export const accountEntities = createEntities([watchlists])
