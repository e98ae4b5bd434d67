// Remembers a provider's answers for a while, in memory and on a shelf; shares one request between
// callers; prefers an old answer to none.
import * as z from 'zod'

export type KeptAnswer = { body: string; atSec: number }

/** Where answers outlive a restart. */
export type AnswerShelf = {
  load: (key: string) => Promise<KeptAnswer | null>
  save: (key: string, answer: KeptAnswer) => Promise<void>
}

export type KeptAnswersOptions<T> = {
  /** Names the answers on the shelf; another shape of them needs another name. */
  name: string
  /** What lies on the shelf must still be what this server expects. */
  schema: z.core.$ZodType<T>
  keepMs: number | ((key: string) => number)
  /** In memory; the shelf is cleared by age. */
  most: number
  nowMs: () => number
  shelf: AnswerShelf
}

type Kept<T> = { value: T; atMs: number }
type Refused = { error: unknown; untilMs: number }

/** A key that failed is not asked for again this soon. */
const refusedMs = 30_000

export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #refused = new Map<string, Refused>()
  readonly #asked = new Map<string, Promise<Kept<T>>>()
  readonly #options: KeptAnswersOptions<T>

  constructor(options: KeptAnswersOptions<T>) {
    this.#options = options
  }

  /** Whether asking would bring an answer at once: a fresh one is in memory. */
  has(key: string): boolean {
    return this.#isFresh(key, this.#kept.get(key))
  }

  /** The last answer in memory, however old. */
  peek(key: string): T | null {
    return this.#kept.get(key)?.value ?? null
  }

  /** Takes what lies on the shelf into memory, asking nobody. */
  async recall(key: string): Promise<void> {
    if (!this.#kept.has(key)) await this.#fromShelf(key)
  }

  /** When the answer in memory was read, epoch seconds; null where there is none. */
  readAtSec(key: string): number | null {
    const kept = this.#kept.get(key)
    return kept === undefined ? null : Math.floor(kept.atMs / 1000)
  }

  /**
   * The kept answer while it is fresh, else what `ask` brings; where that fails, the last answer
   * there was. Throws what `ask` threw where there is none.
   */
  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const inMemory = this.#kept.get(key)
    if (inMemory && this.#isFresh(key, inMemory)) return inMemory.value
    return (await (this.#asked.get(key) ?? this.#share(key, ask))).value
  }

  #isFresh(key: string, kept: Kept<T> | undefined): boolean {
    const { keepMs, nowMs } = this.#options
    return (
      kept !== undefined &&
      kept.atMs + (typeof keepMs === 'number' ? keepMs : keepMs(key)) > nowMs()
    )
  }

  #share(key: string, ask: () => Promise<T>): Promise<Kept<T>> {
    const answer = this.#find(key, ask).finally(() => this.#asked.delete(key))
    this.#asked.set(key, answer)
    return answer
  }

  async #find(key: string, ask: () => Promise<T>): Promise<Kept<T>> {
    const kept = this.#kept.get(key) ?? (await this.#fromShelf(key))
    if (kept && this.#isFresh(key, kept)) return kept
    const refused = this.#refused.get(key)
    const isRefused = refused !== undefined && refused.untilMs > this.#options.nowMs()
    if (isRefused && kept) return kept
    if (isRefused) throw refused.error
    try {
      return await this.#keep(key, await ask())
    } catch (error) {
      this.#remember(this.#refused, key, { error, untilMs: this.#options.nowMs() + refusedMs })
      if (kept) return kept
      throw error
    }
  }

  async #fromShelf(key: string): Promise<Kept<T> | undefined> {
    const { name, schema, shelf } = this.#options
    const found = await shelf.load(`${name}/${key}`).catch(() => null)
    if (!found) return undefined
    try {
      const read = z.safeParse(schema, JSON.parse(found.body))
      if (!read.success) return undefined
      const kept = { value: read.data, atMs: found.atSec * 1000 }
      this.#remember(this.#kept, key, kept)
      return kept
    } catch {
      return undefined
    }
  }

  async #keep(key: string, value: T): Promise<Kept<T>> {
    const { name, shelf, nowMs } = this.#options
    const kept = { value, atMs: nowMs() }
    this.#remember(this.#kept, key, kept)
    this.#refused.delete(key)
    // A full disk must not cost the answer.
    await shelf
      .save(`${name}/${key}`, { body: JSON.stringify(value), atSec: Math.floor(kept.atMs / 1000) })
      .catch(() => {})
    return kept
  }

  #remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
    memory.delete(key)
    memory.set(key, value)
    const oldest = memory.keys().next().value
    if (memory.size > this.#options.most && oldest !== undefined) memory.delete(oldest)
  }
}
