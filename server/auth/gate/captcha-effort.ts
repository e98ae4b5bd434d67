// How dear a captcha is: times the usual search of ALTCHA. A phone has done the dearest within half
// a minute.
import { maxCaptchaEffort } from '#contract/account/captcha-wire.ts'

const firstDear = 4

/**
 * 1 below `limit` failures, then 4, and twice that with every further `limit` of them, up to the
 * dearest.
 */
export const effortAfter = (failures: number, limit: number): number =>
  failures < limit
    ? 1
    : Math.min(maxCaptchaEffort, firstDear * 2 ** Math.floor((failures - limit) / limit))
