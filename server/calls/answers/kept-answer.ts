// What is kept for an idempotency key, and the answer made of it again. Small whatever was
// answered: a list is kept as its id and versions and answered as it is now, a refusal as its code,
// anything else only while it is short (decisions/165).
import type { CallName } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { succeed, type Envelope } from '#contract/envelope.ts'
import { Refusal, type RefusalDetails } from '../../refusal.ts'
import type { ListKind, ProcessedMutationRow } from '../../store/tables.ts'
import { listNow } from '../../watchlists/list-now.ts'
import { refusalAnswer, type Answer } from './answer.ts'
import type { CallContext } from '../call-context.ts'

/** An output or details beyond this many bytes of JSON are not kept; the outcome is. */
export const longestDetailBytes = 2048

export type Outcome = { output: unknown } | { refusal: Refusal }
export type KeptAnswer = Pick<
  ProcessedMutationRow,
  'form' | 'status' | 'response' | 'error' | 'detail' | 'list_id'
>

const kindAnswered: Partial<Record<CallName, ListKind>> = {
  create_watchlist: 'coin',
  edit_watchlist: 'coin',
  add_to_watchlist_v2: 'coin',
  remove_from_watchlist_v2: 'coin',
  create_ido_watchlist: 'ido',
  edit_ido_watchlist: 'ido',
  add_to_ido_watchlist: 'ido',
  remove_from_ido_watchlist: 'ido',
}

const asDetail = (value: unknown): string | null => {
  const json = value === undefined ? undefined : JSON.stringify(value)
  return json === undefined || Buffer.byteLength(json) > longestDetailBytes ? null : json
}

const keptOf = (more: Pick<KeptAnswer, 'status'> & Partial<KeptAnswer>): KeptAnswer => ({
  form: 1,
  response: '',
  error: null,
  detail: null,
  list_id: null,
  ...more,
})

type Versions = { version?: number; fields_version?: number }

/** What a device compares with what it reads later: in a repeat they are those of its own write. */
const versionsOf = ({ version, fields_version }: Versions): Versions => ({
  ...(version !== undefined && { version }),
  ...(fields_version !== undefined && { fields_version }),
})

const keptSuccess = (f: string, status: number, output: unknown): KeptAnswer => {
  if (kindAnswered[f as CallName] === undefined) return keptOf({ status, detail: asDetail(output) })
  const list = output as Versions & { id: string }
  return keptOf({ status, list_id: list.id, detail: asDetail(versionsOf(list)) })
}

const keptRefusal = (
  status: number,
  error: string,
  { values, sentence, extra }: RefusalDetails,
): KeptAnswer =>
  keptOf({ status, error, detail: asDetail({ values, sentence, extra }) ?? asDetail({ values }) })

/** What to keep of an outcome. */
export const keepOutcome = (f: CallName, outcome: Outcome): KeptAnswer =>
  'refusal' in outcome
    ? keptRefusal(outcome.refusal.status, outcome.refusal.code, outcome.refusal.details)
    : keptSuccess(f, 200, outcome.output)

/** The same of a row that still holds the whole answer (form 0), as the releases before kept it. */
export const shrinkWholeAnswer = ({
  f,
  status,
  response,
}: Pick<ProcessedMutationRow, 'f' | 'status' | 'response'>): KeptAnswer => {
  const { success, output, error, errormsg, ...extra } = JSON.parse(response) as Envelope
  return success
    ? keptSuccess(f, status, output)
    : keptRefusal(status, error ?? 'SERVER_ERROR', { sentence: errormsg ?? '', extra })
}

const parsed = (detail: string): unknown => JSON.parse(detail)

/**
 * The answer to a repeat: the outcome of then, in the caller's language, with the list as it is now
 * and its versions of then.
 */
export const answerAgain = async (ctx: CallContext, row: ProcessedMutationRow): Promise<Answer> => {
  const { status, error, detail, list_id } = row.form === 0 ? shrinkWholeAnswer(row) : row
  const stored = detail === null ? null : parsed(detail)
  if (error !== null)
    return {
      ...refusalAnswer(
        new Refusal(error as ErrorCode, (stored as RefusalDetails | null) ?? {}),
        ctx,
      ),
      status,
    }
  const kind = kindAnswered[row.f as CallName]
  if (kind === undefined || list_id === null) return { status, envelope: succeed(stored) }
  const list = await listNow(ctx, kind, { id: list_id, keptAtSec: row.created_at })
  return { status, envelope: succeed({ ...list, ...(stored as Versions) }) }
}
