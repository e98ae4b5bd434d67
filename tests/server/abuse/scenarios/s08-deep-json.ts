// S8: an answer of 500 and an error line for every body that is nested deeper than a stack.
import { atMost, isSo, type Scenario } from '../scenario.ts'

const depth = 30_000
const deep = (f: string): string =>
  `{"f":"${f}","name":"L","extra":${'['.repeat(depth)}${']'.repeat(depth)}}`

export const scenario: Scenario = {
  id: 'S8',
  title: 'bodies nested 30,000 deep',
  play: async (target) => {
    const token = await target.register('deep')
    const bodies = [
      await target.post('/client.php', deep('create_watchlist'), {
        token,
        headers: { 'idempotency-key': 'key-deep-1' },
      }),
      await target.post('/client.php', deep('create_watchlist'), { token }),
      await target.post('/authentication.php', deep('login_user')),
      await target.post('/client.php', `${'['.repeat(depth)}${']'.repeat(depth)}`),
    ]
    const statuses = bodies.map(({ status }) => status).join(' ')
    const after = await target.call('get_user_watchlists', {}, { token })
    return [
      isSo('each is answered 400', statuses === '400 400 400 400', statuses),
      isSo(
        'nothing is made of them',
        JSON.stringify(after.envelope?.output) === '[]',
        JSON.stringify(after.envelope?.output),
      ),
      atMost('the slowest answer', Math.max(...bodies.map(({ ms }) => ms)), {
        max: 1000,
        unit: 'ms',
      }),
      isSo(
        'nothing is logged as a fault',
        target.log() === '',
        target.log().slice(0, 80) || 'nothing',
      ),
    ]
  },
}
