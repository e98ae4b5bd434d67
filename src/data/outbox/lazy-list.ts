// A list of which some are there at once and the others are loaded together, when first needed.

export type LazyList<Item> = {
  /** Those that are loaded, in order. */
  readonly items: readonly Item[]
  readonly isComplete: boolean
  /** Loads the others; a load that failed is tried again by the next call. */
  complete: () => Promise<void>
}

/** `loaders` run once, unless one of them fails. */
export const lazyList = <Item>(
  first: readonly Item[],
  loaders: readonly (() => Promise<Item>)[],
): LazyList<Item> => {
  let items = first
  let loading: Promise<void> | null = null
  const isComplete = (): boolean => items.length === first.length + loaders.length
  const load = async (): Promise<void> => {
    const others = await Promise.all(loaders.map((loadOne) => loadOne()))
    items = [...first, ...others]
  }
  return {
    get items() {
      return items
    },
    get isComplete() {
      return isComplete()
    },
    complete: async () => {
      if (isComplete()) return
      loading ??= load().finally(() => {
        loading = null
      })
      await loading
    },
  }
}
