// Which block a coin's record travels in. An ordinal is given once and never changes, so cached
// blocks stay true.

export const blockSize = 100

export class BlockOrdinals {
  readonly #ordinals: Map<string, number>
  #next: number

  constructor(known: Iterable<readonly [string, number]> = []) {
    this.#ordinals = new Map(known)
    this.#next = 0
    for (const ordinal of this.#ordinals.values()) this.#next = Math.max(this.#next, ordinal + 1)
  }

  /** Gives ordinals to ids not seen before, in the order given. */
  add(ids: Iterable<string>): void {
    for (const id of ids) if (!this.#ordinals.has(id)) this.#ordinals.set(id, this.#next++)
  }

  isEmpty(): boolean {
    return this.#ordinals.size === 0
  }

  has(id: string): boolean {
    return this.#ordinals.has(id)
  }

  blockOf(id: string): number {
    return Math.floor((this.#ordinals.get(id) ?? 0) / blockSize)
  }

  entries(): [string, number][] {
    return [...this.#ordinals]
  }
}
