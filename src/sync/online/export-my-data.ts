// Online verb: export_my_data.
import type { CallApi } from '#api/call.ts'
import type { AccountData } from '#contract/account/account-data-wire.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

export type ExportResult =
  | { kind: 'collected'; data: AccountData }
  | { kind: 'failed'; failure: OnlineFailure }

/** Everything the server holds of the account (docs/data-export.md). Never rejects. */
export const exportMyData = async (callApi: CallApi): Promise<ExportResult> => {
  try {
    return { kind: 'collected', data: await callApi('export_my_data', {}) }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}
