// Which request is being answered, for every line written meanwhile, whoever writes it.
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs `work` as part of the request `id`; what it starts and leaves behind belongs to it too. */
export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/**
 * What a line written now says besides: the id of its request, or nothing where no request is
 * answered.
 */
export const requestOfLine = (): { requestId?: string } => {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
