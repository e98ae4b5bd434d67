// Draws nothing: lets the engine follow the session, and offers a visitor's lists to the account.
import type { SyncEngine } from '#sync/engine.ts'
import { useAccountSync } from './use-account-sync.ts'
import { useImportOffer } from './use-import-offer.ts'

export const AccountSync = ({ engine }: { engine: SyncEngine }) => {
  useAccountSync(engine)
  useImportOffer()
  return null
}
