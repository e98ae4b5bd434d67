// A broken promise of the engine, by the name of the invariant.

export class Violation extends Error {
  override readonly name = 'Violation'
  readonly invariant: string

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`)
    this.invariant = invariant
  }
}

/** Fails the schedule where `isKept` is false. */
export const promise = (isKept: boolean, invariant: string, detail: () => string): void => {
  if (!isKept) throw new Violation(invariant, detail())
}
