// Everything the server holds of the account, for its owner (docs/data-export.md).
import { collectAccountData } from '../../../account-data/collect-account-data.ts'
import { signedInUser } from '../../../calls/call-context.ts'
import type { Handler } from '../../../calls/handler.ts'

export const exportMyData: Handler<'export_my_data'> = (ctx) =>
  ctx.deps.store.transaction((trx) => collectAccountData(trx, signedInUser(ctx).id, ctx.nowSec))
