// Draws nothing: lets the engine and the error log follow the session, and offers a visitor's lists to the account.
import type { SyncEngine } from '#sync/engine.ts'
import { useErrorIdentity } from '../errors/use-error-identity.ts'
import { useAccountSync } from './use-account-sync.ts'
import { useImportOffer } from './use-import-offer.ts'

export const AccountSync = ({ engine }: { engine: SyncEngine }) => {
  useAccountSync(engine)
  useErrorIdentity()
  useImportOffer()
  return null
}
