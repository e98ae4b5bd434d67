// S6: sixty guesses at once, of which fifty-one were tried before the first was counted.
import { atMost, isSo, type Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  id: 'S6',
  title: 'guesses that come at once',
  environment: { CAPTCHA: 'altcha' },
  play: async (target) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        target.call(
          'login_user',
          { email: 'victim@example.com', password: 'not this one' },
          { from: `127.0.0.${10 + n}` },
        ),
      ),
    )
    const count = (code: string): number =>
      answers.filter(({ envelope }) => envelope?.error === code).length
    const [tried, challenged, busy] = [
      count('AUTH_CREDENTIALS'),
      count('AUTH_CAPTCHA_REQUIRED'),
      count('AUTH_BUSY'),
    ]
    return [
      atMost('tried without a captcha', tried, { max: 10, unit: 'guesses' }),
      isSo(
        'every other is asked for one',
        tried + challenged + busy === 60,
        `${challenged} asked, ${busy} busy`,
      ),
    ]
  },
}
