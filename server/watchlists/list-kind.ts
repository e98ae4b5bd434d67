// What differs between coin lists and IDO lists: their refusals, and nothing of their rules.
import type { ErrorCode } from '#contract/error-codes.ts'
import type { ListKind } from '../store/tables.ts'

type KindCodes = { nameEmpty: ErrorCode; notFound: ErrorCode; onlyOne: ErrorCode }

export const kindCodes: Record<ListKind, KindCodes> = {
  coin: {
    nameEmpty: 'WATCHLIST_NAME_EMPTY',
    notFound: 'WATCHLIST_NOT_FOUND',
    onlyOne: 'WATCHLIST_ONLY_ONE',
  },
  ido: {
    nameEmpty: 'IDO_WATCHLIST_NAME_EMPTY',
    notFound: 'IDO_WATCHLIST_NOT_FOUND',
    onlyOne: 'IDO_WATCHLIST_ONLY_ONE',
  },
}
