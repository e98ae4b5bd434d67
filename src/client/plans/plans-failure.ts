// Why the plans could not be fetched, as a person is told (Spec §5, §8; R-MEM-007, R-MEM-038).
import { isApiError } from '#api/api-error.ts'

/**
 * `said`: the server's own sentence; `badFormat`: it answered with something that is no list of
 * plans.
 */
export type PlansFailure =
  | { kind: 'said'; message: string }
  | { kind: 'badFormat' }
  | { kind: 'failed' }

const isSuccess = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'success') === true

export const plansFailureOf = (error: unknown): PlansFailure => {
  if (!isApiError(error)) return { kind: 'failed' }
  if (error.kind === 'format')
    return isSuccess(error.data) ? { kind: 'badFormat' } : { kind: 'failed' }
  const said =
    typeof error.data === 'object' && error.data !== null
      ? Reflect.get(error.data, 'errormsg')
      : null
  return typeof said === 'string' && said.trim() !== ''
    ? { kind: 'said', message: said }
    : { kind: 'failed' }
}
