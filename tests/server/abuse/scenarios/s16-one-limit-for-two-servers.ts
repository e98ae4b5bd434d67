// S16: two servers on one PostgreSQL, each with a limit of its own, let twice as much through.
import { startOwnPostgres } from '#tests/fakes/postgres-cluster.ts'
import { migratedPostgres } from '../migrated-postgres.ts'
import { atMost, isSo, type Scenario } from '../scenario.ts'

/** As the configuration of several servers of one database asks for: addresses are counted under a hash that is keyed with it. */
const SESSION_SECRETS = 'a secret of thirty-two characters of both servers'

const minuteOf = (ms: number): number => Math.floor(ms / 60_000)

export const scenario: Scenario = {
  id: 'S16',
  title: 'one address at two servers of one database',
  play: async (target) => {
    const postgres = await startOwnPostgres()
    if (!('url' in postgres))
      return [isSo('SKIPPED: no PostgreSQL here', true, postgres.reason.slice(0, 60))]
    try {
      await migratedPostgres(postgres.url)
      const servers = await Promise.all(
        ['one', 'two'].map(async (name) =>
          target.startAnother({
            DATABASE_URL: postgres.url,
            SESSION_SECRETS,
            DATA_DIR: `${target.dataDir}/${name}`,
          }),
        ),
      )
      const startedMs = Date.now()
      let admitted = 0
      for (let refused = 0; refused < servers.length && admitted < 1800;) {
        refused = 0
        for (const { url } of servers) {
          const answers = await Promise.all(
            Array.from({ length: 20 }, () =>
              fetch(`${url}/client.php`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: '{"f":"get_languages"}',
              }),
            ),
          )
          admitted += answers.filter(({ status }) => status === 200).length
          refused += answers.some(({ status }) => status === 429) ? 1 : 0
        }
      }
      const minutes = minuteOf(Date.now()) - minuteOf(startedMs) + 1
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      return [
        atMost('let through by both within the limit and a step each', admitted, {
          max: (600 + 2 * 20) * minutes,
          unit: 'calls',
        }),
      ]
    } finally {
      await postgres.stop()
    }
  },
}
