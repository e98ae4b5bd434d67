// S3: twenty wrong passwords for somebody's address, and its owner is answered 429 for as long as one likes.
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { atMost, isSo, type Scenario } from '../scenario.ts'
import type { Heard } from '../target.ts'

/** The output of an answer that must be a success. */
const outputOf = ({ envelope }: Heard): unknown => {
  if (envelope?.success !== true) throw new Error(`refused: ${envelope?.error}`)
  return envelope.output
}

const [email, password] = ['owner@example.com', 'Correct-horse-9']

export const scenario: Scenario = {
  id: 'S3',
  title: 'wrong passwords for somebody else’s address',
  environment: { CAPTCHA: 'altcha' },
  play: async (target, effort) => {
    const solved = async (dear?: number): Promise<string> => {
      const { challenge } = outputOf(
        await target.call('get_captcha_challenge', dear === undefined ? {} : { effort: dear }),
      ) as { challenge: Challenge }
      return Buffer.from(
        JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
      ).toString('base64')
    }
    const { device_mark } = outputOf(
      await target.call('register_user', {
        email,
        password,
        username: 'owner',
        captcha_token: await solved(),
      }),
    ) as { device_mark: string }
    // Strangers of as many networks as they like; only beyond ten does a guess cost a task.
    const failures = effort === 'full' ? 20 : 10
    let tried = 0
    for (let n = 0; n < failures; n += 1) {
      const guess = await target.call(
        'login_user',
        { email, password: 'not this one', ...(n >= 10 && { captcha_token: await solved() }) },
        { from: `127.0.0.${100 + n}` },
      )
      tried += guess.envelope?.error === 'AUTH_CREDENTIALS' ? 1 : 0
    }
    const owner = { email, password }
    const known = await target.call('login_user', { ...owner, device_mark }, { from: '127.0.0.2' })
    const elsewhere = await target.call('login_user', owner, { from: '127.0.0.3' })
    const { captcha_effort } = (elsewhere.envelope ?? {}) as { captcha_effort?: number }
    const startedMs = performance.now()
    const fresh = await target.call(
      'login_user',
      { ...owner, captcha_token: await solved(captcha_effort) },
      { from: '127.0.0.3' },
    )
    const seconds = (performance.now() - startedMs) / 1000
    return [
      isSo('the guesses were made', tried === failures, `${tried} of ${failures}`),
      isSo(
        'the owner gets in on a known device, asked for nothing',
        known.envelope?.success === true,
        known.envelope?.error ?? 'in',
      ),
      atMost('and waits there', known.ms, { max: 1000, unit: 'ms' }),
      isSo(
        'on a new device a task is asked for',
        elsewhere.envelope?.error === 'AUTH_CAPTCHA_REQUIRED',
        `${elsewhere.envelope?.error}, ${captcha_effort ?? 1} times`,
      ),
      isSo(
        'and with it the owner gets in',
        fresh.envelope?.success === true,
        fresh.envelope?.error ?? 'in',
      ),
      atMost('which takes one processor', seconds, { max: 60, unit: 's' }),
    ]
  },
}
