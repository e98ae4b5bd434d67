// The answer of a form's captcha, without an exception to catch.
import { CaptchaFailed } from './captcha-solver.ts'
import type { Captcha } from './use-captcha.tsx'

export type Solved = { isFailed: true } | { isFailed: false; token: string | undefined }

/** `isFailed` where a captcha is shown and no answer could be had; its field says why. */
export const solvedBy = async (captcha: Pick<Captcha, 'token'>): Promise<Solved> => {
  try {
    return { isFailed: false, token: await captcha.token() }
  } catch (error) {
    if (error instanceof CaptchaFailed) return { isFailed: true }
    throw error
  }
}
