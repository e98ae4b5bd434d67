// Remembers answers for a while, shares one request between callers, and prefers an old answer to none.

type Kept<T> = { value: T; untilMs: number }

export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #asked = new Map<string, Promise<T>>()
  readonly #options: { keepMs: number; most: number; nowMs: () => number }

  constructor(options: { keepMs: number; most: number; nowMs: () => number }) {
    this.#options = options
  }

  /** Whether asking would bring an answer at once: a fresh one is kept. */
  has(key: string): boolean {
    return (this.#kept.get(key)?.untilMs ?? 0) > this.#options.nowMs()
  }

  /** The kept answer while it is fresh, else what `ask` brings; where that fails, the last answer there was. */
  async get(key: string, ask: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && kept.untilMs > this.#options.nowMs()) return kept.value
    try {
      return await (this.#asked.get(key) ?? this.#askOnce(key, ask))
    } catch (error) {
      if (kept) return kept.value
      throw error
    }
  }

  async #askOnce(key: string, ask: () => Promise<T>): Promise<T> {
    const answer = ask().finally(() => this.#asked.delete(key))
    this.#asked.set(key, answer)
    const value = await answer
    this.#kept.delete(key)
    this.#kept.set(key, { value, untilMs: this.#options.nowMs() + this.#options.keepMs })
    const oldest = this.#kept.keys().next().value
    if (this.#kept.size > this.#options.most && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
