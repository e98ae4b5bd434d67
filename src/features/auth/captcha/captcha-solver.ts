// What a form needs of a captcha, whichever it is.

export type CaptchaSolver = {
  /** The answer to send along; works for it where there is none yet. Rejects with CaptchaFailed. */
  solve: () => Promise<string>
  /** Throws the answer away: each counts once. */
  renew: () => void
}

/** No answer could be had; the field says why. */
export class CaptchaFailed extends Error {
  override name = 'CaptchaFailed'
}

/** A widget's code comes late, so the form may ask before there is a solver. */
export type SolverSlot = {
  put: (solver: CaptchaSolver | null) => void
  /** The solver, as soon as there is one. Rejects with CaptchaFailed after `patienceMs`. */
  get: (patienceMs: number) => Promise<CaptchaSolver>
  renew: () => void
}

export const createSolverSlot = (): SolverSlot => {
  let current: CaptchaSolver | null = null
  const waiting = new Set<(solver: CaptchaSolver) => void>()
  return {
    put: (solver) => {
      current = solver
      if (solver === null) return
      for (const resolve of waiting) resolve(solver)
      waiting.clear()
    },
    get: (patienceMs) =>
      current
        ? Promise.resolve(current)
        : new Promise((resolve, reject) => {
            waiting.add(resolve)
            setTimeout(() => {
              waiting.delete(resolve)
              reject(new CaptchaFailed('the captcha did not arrive in time'))
            }, patienceMs)
          }),
    renew: () => current?.renew(),
  }
}
