// What a person sees when the server cannot start, and that stopping it is gentle.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  startedServer,
  startServerProcess,
  type ServerProcess,
} from '#tests/fakes/server-process.ts'

let folder = ''
let running: ServerProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coinsight-start-'))
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const start = async (environment: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startedServer({ DATA_DIR: folder, ...environment })
  running.push(server)
  return server
}
const complaint = async (environment: Record<string, string>): Promise<string> => {
  const failed = await startServerProcess({ DATA_DIR: folder, ...environment })
  if ('url' in failed) {
    running.push(failed)
    throw new Error('it started')
  }
  expect(failed.exitCode).toBe(1)
  expect(failed.stderr.trim().split('\n'), 'one line').toHaveLength(1)
  return failed.stderr.trim()
}

const post = (url: string, f: string): Promise<Response> =>
  fetch(`${url}/authentication.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      f,
      email: 'a@example.com',
      password: 'Correct-horse-9',
      username: 'someone',
    }),
  })

it('a second server on the same DATA_DIR is refused by name, and the first goes on', async () => {
  const first = await start()
  expect(await complaint({})).toContain(
    `Another server (process ${first.pid}) is using this DATA_DIR. Stop it, or start this one with another DATA_DIR.`,
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

it('a lock left behind by a killed server is taken over', async () => {
  const first = await start()
  await first.end('SIGKILL')
  expect(existsSync(path.join(folder, 'server.pid'))).toBe(true)
  expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200)
})

it('a port in use is named', async () => {
  const first = await start()
  const { port } = new URL(first.url)
  expect(await complaint({ PORT: port, DATA_DIR: path.join(folder, 'other') })).toBe(
    `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
  )
})

it('a wrong setting names its variable', async () => {
  expect(await complaint({ PORT: 'eighty' })).toMatch(/^PORT is not usable: /)
  expect(await complaint({ NODE_ENV: 'production' })).toMatch(/^APP_ORIGIN is not set: /)
  expect(
    await complaint({ NODE_ENV: 'production', APP_ORIGIN: 'https://app.example.com' }),
  ).toMatch(/^RATE_LIMITS=off is refused in production/)
})

it('a damaged database is refused, unchanged', async () => {
  const file = path.join(folder, 'coinsight.sqlite')
  writeFileSync(file, 'this is no database, but it may be somebody’s last copy')
  const before = readFileSync(file)
  expect(await complaint({})).toMatch(
    /cannot be read .* Nothing was changed\. Put a backup in its place/,
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('a PostgreSQL that does not answer is named', async () => {
  expect(await complaint({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
    /^The PostgreSQL of DATABASE_URL does not answer/,
  )
})

it('SIGTERM ends it with code 0, the lock is gone; secrets and data belong to the owner alone', async () => {
  const server = await start()
  await post(server.url, 'register_user')
  expect(await server.end('SIGTERM')).toBe(0)
  running = []
  expect(existsSync(path.join(folder, 'server.pid'))).toBe(false)
  expect(statSync(path.join(folder, 'session-secrets.json')).mode & 0o777).toBe(0o600)
  const letters = readdirSync(path.join(folder, 'outbox'))
  expect(letters).toHaveLength(1)
  expect(readFileSync(path.join(folder, 'outbox', letters[0] ?? ''), 'utf8')).toMatch(
    /To: a@example\.com[\s\S]*verify-email\?token=/,
  )
})

it('a backup taken while the server works holds what was acknowledged, and a server starts on it', async () => {
  const server = await start()
  await post(server.url, 'register_user')
  const restored = path.join(folder, 'restored')
  mkdirSync(restored)
  const output = execFileSync(
    process.execPath,
    ['server/backup.ts', path.join(restored, 'coinsight.sqlite')],
    { env: { DATA_DIR: folder }, encoding: 'utf8' },
  )
  expect(output).toMatch(/^Wrote .* To restore: /)
  const second = await start({ DATA_DIR: restored })
  expect(await (await post(second.url, 'login_user')).json()).toMatchObject({ success: true })
})

it('S13 whatever the server and a backup write is readable by its owner alone, also what an earlier release left open', async () => {
  const first = await start()
  await post(first.url, 'register_user')
  await first.end('SIGTERM')
  chmodSync(path.join(folder, 'coinsight.sqlite'), 0o644)
  const server = await start()
  await post(server.url, 'login_user')
  execFileSync(process.execPath, ['server/backup.ts', path.join(folder, 'copy.sqlite')], {
    env: { DATA_DIR: folder },
  })
  const open = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0,
  )
  expect(open).toEqual([])
})

it('a backup into a folder that is not there says so', () => {
  const target = path.join(folder, 'nowhere', 'copy.sqlite')
  const { status, stderr } = spawnSync(process.execPath, ['server/backup.ts', target], {
    env: { DATA_DIR: folder },
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([
    1,
    `The folder of ${target} does not exist. Make it, or name another file.`,
  ])
})

it('a full disk: the change is refused, nothing acknowledged is lost, and it works again afterwards', async ({
  skip,
}) => {
  const disk = path.join(folder, 'disk')
  try {
    execFileSync('mkdir', [disk])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    skip('SKIPPED: mounting a small disk needs privileges')
  }
  try {
    const server = await start({ DATA_DIR: disk })
    const call = async (body: Record<string, unknown>, token = '') => {
      const response = await fetch(
        `${server.url}/${String(body['f']).endsWith('_user') ? 'authentication' : 'client'}.php`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token !== '' && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        },
      )
      return {
        status: response.status,
        ...((await response.json()) as { success: boolean; output: unknown; error: string | null }),
      }
    }
    const { output } = await call({
      f: 'register_user',
      email: 'a@example.com',
      password: 'Correct-horse-9',
      username: 'someone',
    })
    const { token } = output as { token: string }
    writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(600_000))
    let acknowledged = 0
    let refused: string | null = null
    for (let n = 0; n < 100 && refused === null; n += 1) {
      const answer = await call(
        { f: 'create_watchlist', name: `L${n}`, description: 'x'.repeat(500) },
        token,
      )
      if (answer.success) {
        acknowledged += 1
        const list = (answer.output as { id: string }).id
        for (let item = 0; item < 40 && refused === null; item += 1) {
          const added = await call(
            {
              f: 'add_to_watchlist_v2',
              listId: list,
              coinId: 'y'.repeat(200).slice(0, 190) + item,
            },
            token,
          )
          if (!added.success) refused = added.error
        }
      } else refused = answer.error
    }
    expect(refused).toBe('SERVER_STORAGE_FULL')
    expect((await call({ f: 'get_user_watchlists' }, token)).output).toHaveLength(acknowledged)
    rmSync(path.join(disk, 'ballast'))
    expect(
      await call(
        {
          f: 'edit_watchlist',
          id: ((await call({ f: 'get_user_watchlists' }, token)).output as { id: string }[])[0]?.id,
          name: 'again',
        },
        token,
      ),
    ).toMatchObject({ success: true })
    expect(await server.end('SIGTERM')).toBe(0)
    running = []
  } finally {
    await Promise.all(running.map((server) => server.end('SIGKILL')))
    running = []
    execFileSync('umount', [disk])
  }
})
