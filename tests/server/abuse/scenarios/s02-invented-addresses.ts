// S2: a caller behind an appending proxy writes addresses of its own into X-Forwarded-For, and so escapes every limit.
import { atMost, type Scenario } from '../scenario.ts'

const real = '203.0.113.9'
const invented = (n: number): string => `198.51.${n >> 8}.${n & 255}, ${real}`
const minuteMs = 60_000
const minuteOf = (ms: number): number => Math.floor(ms / minuteMs)

export const scenario: Scenario = {
  id: 'S2',
  title: 'addresses invented behind a proxy, and the many of one IPv6 customer',
  environment: { TRUST_PROXY: '1', CAPTCHA: 'altcha' },
  play: async (target, effort) => {
    const tryLogin = async (n: number): Promise<boolean> =>
      (
        await target.call(
          'login_user',
          { email: `nobody${n}@example.com`, password: 'not this one' },
          { headers: { 'x-forwarded-for': invented(n) } },
        )
      ).envelope?.error === 'AUTH_CREDENTIALS'
    /** Calls in rounds of forty until one is refused or far too many were let through. */
    const flood = async (
      headerOf: (n: number) => string,
    ): Promise<{ admitted: number; minutes: number }> => {
      const startedMs = Date.now()
      let [admitted, isRefused] = [0, false]
      for (let round = 0; !isRefused && round < 50; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, n) =>
            target.call(
              'get_languages',
              {},
              { headers: { 'x-forwarded-for': headerOf(round * 40 + n) } },
            ),
          ),
        )
        admitted += answers.filter(({ status }) => status === 200).length
        isRefused = answers.some(({ status }) => status === 429)
      }
      return { admitted, minutes: minuteOf(Date.now()) - minuteOf(startedMs) + 1 }
    }
    const ipv6 = await flood(
      (n) => `2001:db8:1:2:${(n >> 4).toString(16)}::${(n & 15).toString(16)}`,
    )
    const guesses = effort === 'full' ? 130 : 0
    let tried = 0
    for (let n = 0; n < guesses; n += 1) tried += (await tryLogin(n)) ? 1 : 0
    const calls = await flood(invented)
    return [
      atMost('calls let through over invented addresses', calls.admitted, {
        max: 600 * calls.minutes,
        unit: 'calls',
      }),
      atMost('calls let through over addresses of one /64', ipv6.admitted, {
        max: 600 * ipv6.minutes,
        unit: 'calls',
      }),
      ...(effort === 'full'
        ? [
            atMost('passwords tried over invented addresses without a captcha', tried, {
              max: 100,
              unit: 'guesses',
            }),
          ]
        : []),
    ]
  },
}
