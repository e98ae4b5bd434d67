// Who holds a Web Lock: for looking on, never for deciding anything.

const probeName = (): string => `coinsight-tab-${crypto.randomUUID()}`

/**
 * Who holds the lock `name` right now; undefined where the browser does not tell, or blocks site
 * data and locks with it.
 */
export const lockHolder = async (
  name: string,
): Promise<'here' | 'elsewhere' | null | undefined> => {
  if (!navigator.locks) return undefined
  const probe = probeName()
  // A page knows itself in the browser's table of locks only by one that it holds.
  const held = await navigator.locks
    .request(probe, async () => (await navigator.locks.query()).held ?? [])
    .catch(() => undefined)
  if (held === undefined) return undefined
  const clientOf = (wanted: string): string | undefined =>
    held.find((lock) => lock.name === wanted)?.clientId
  const holder = clientOf(name)
  if (holder === undefined) return null
  return holder === clientOf(probe) ? 'here' : 'elsewhere'
}
