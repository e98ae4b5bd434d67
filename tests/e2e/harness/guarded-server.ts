// A server as people meet it who sign in there: forms guarded by the captcha, Google by its stand-in, letters as files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { administrator } from './enter-as.ts'
import { freshDataDir, removeDataDir, startServer, type RunningServer } from './server.ts'
import { test as base } from './online-test.ts'
import { expect } from './test.ts'

export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const dataDir = freshDataDir()
      const environment = {
        CAPTCHA: 'altcha',
        GOOGLE_PROVIDER: 'local',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      }
      const server = await startServer({ dataDir, environment })
      await use(server)
      await server.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const plainText = (letter: string): string =>
  letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')

/** The path of the newest link sent to an address, once its letter is there. */
export const linkTo = async ({ dataDir }: RunningServer, email: string): Promise<string> => {
  const outbox = join(dataDir, 'outbox')
  const newest = (): string | undefined =>
    readdirSync(outbox)
      .toSorted()
      .map((name) => plainText(readFileSync(join(outbox, name), 'utf8')))
      .findLast((letter) => letter.includes(`To: ${email}`))
  await expect.poll(newest, { message: `no letter to ${email}` }).toContain('/verify-email?token=')
  return /\/verify-email\?token=[\w.%-]+/.exec(newest() ?? '')?.[0] ?? ''
}
