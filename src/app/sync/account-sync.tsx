// Draws nothing: lets the engine and the error log follow the session, offers a visitor's lists to
// the account, and tells it the language chosen without a connection.
import type { SyncEngine } from '#sync/engine.ts'
import { useErrorIdentity } from '../errors/use-error-identity.ts'
import { useAccountSync } from './use-account-sync.ts'
import { useErasedAccounts } from './use-erased-accounts.ts'
import { useImportOffer } from './use-import-offer.ts'
import { useUntoldLanguage } from './use-untold-language.ts'

export const AccountSync = ({ engine }: { engine: SyncEngine }) => {
  useAccountSync(engine)
  useErasedAccounts()
  useErrorIdentity()
  useImportOffer()
  useUntoldLanguage()
  return null
}
