// Points of a replay that only the page knows: just before a call leaves it, between an answer and the write of what it
// means, inside that write, and after it. A page that reached the armed point stops speaking to the server.
import type { BrowserContext, Page } from '@playwright/test'

export const pagePoints = [
  'before the request leaves',
  'after the reply',
  'inside the local write',
  'between operations',
  'after the pulled answer',
] as const
export type PagePoint = (typeof pagePoints)[number]

const watchReplay = (): void => {
  const armed: { point: string | null; after: number } = { point: null, after: 0 }
  let isHeld = false
  const never = <Result>(): Promise<Result> => new Promise(() => {})
  const reach = (point: PagePoint): boolean => {
    if (armed.point !== point || isHeld) return false
    armed.after -= 1
    if (armed.after >= 0) return false
    isHeld = true
    ;(Reflect.get(window, 'tellReached') as () => void)()
    return true
  }
  Reflect.set(window, 'armReplay', (point: string, after: number) =>
    Object.assign(armed, { point, after }),
  )
  const fetchOnward = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('.php')) return fetchOnward(request)
    const { f = '' } = (await request.clone().json()) as { f?: string }
    const isChange = /^(create|edit|delete|add_to|remove_from)_(ido_)?watchlist/.test(f)
    if (isHeld || (isChange && reach('before the request leaves'))) return never()
    const response = await fetchOnward(request)
    if (isChange || f.startsWith('get_user_')) {
      await response.clone().text()
      if (reach(isChange ? 'after the reply' : 'after the pulled answer')) return never()
    }
    return response
  }
  const { add } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype)
  IDBObjectStore.prototype.add = function (
    this: IDBObjectStore,
    ...row: Parameters<IDBObjectStore['add']>
  ) {
    if (this.name === 'opLog') {
      reach('inside the local write')
      this.transaction.addEventListener('complete', () => reach('between operations'))
    }
    return Reflect.apply(add.value as IDBObjectStore['add'], this, row)
  }
}

/** Watches every page of the context from its next document on; `onReached` hears of the armed point. */
export const watchReplays = async (
  context: BrowserContext,
  onReached: () => void,
): Promise<void> => {
  await context.exposeFunction('tellReached', onReached)
  await context.addInitScript(watchReplay)
}

/** The point is the one met after `after` others of its kind. */
export const armPage = (page: Page, point: PagePoint, after: number): Promise<void> =>
  page.evaluate(
    ([name, count]) =>
      (Reflect.get(window, 'armReplay') as (point: string, after: number) => void)(name, count),
    [point, after] as const,
  )
