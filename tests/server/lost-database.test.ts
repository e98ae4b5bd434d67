// A database that goes away takes answers with it, never the server: who asks next is served as soon as it is back.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { describeOnPostgres, openStoreAt } from '#tests/fakes/both-stores.ts'
import { startedServer, type ServerProcess } from '#tests/fakes/server-process.ts'

const endEveryConnection = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
const rounds = 20

describeOnPostgres(
  'connections to the database that break in the middle of changes',
  (makePlace) => {
    it('cost answers and not the server', async () => {
      const place = await makePlace()
      let server: ServerProcess | undefined
      try {
        await (await openStoreAt(place)).close()
        server = await startedServer(place.environment)
        const { url } = server
        const call = async (
          path: string,
          body: object,
          token = '',
        ): Promise<{ success: boolean; output: unknown }> => {
          const response = await fetch(url + path, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
            },
            body: JSON.stringify(body),
          })
          return (await response.json()) as { success: boolean; output: unknown }
        }
        const { output } = await call('/authentication.php', {
          f: 'register_user',
          email: 'lost@example.com',
          password: 'Correct-horse-9',
          username: 'lost',
        })
        const { token } = output as { token: string }
        const enemy = new Client({ connectionString: place.databaseUrl })
        await enemy.connect()
        const isOver = { yes: false }
        const lines = Array.from({ length: 6 }, async () => {
          while (!isOver.yes)
            await call('/client.php', { f: 'create_watchlist', name: 'again' }, token).catch(
              () => {},
            )
        })
        for (let round = 0; round < rounds; round += 1) {
          await wait(30)
          await enemy.query(endEveryConnection)
        }
        isOver.yes = true
        await Promise.all(lines)
        await enemy.end()
        expect(server.lastWords()).toBeNull()
        expect(await call('/client.php', { f: 'get_user_watchlists' }, token)).toMatchObject({
          success: true,
        })
      } finally {
        await server?.end('SIGKILL')
        await place.remove()
      }
    })
  },
)
