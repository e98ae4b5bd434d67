// `npm run dev`: the app by Vite on PORT and the API behind it on API_PORT; both take changes in
// without a restart by hand.
import { spawn, type ChildProcess } from 'node:child_process'

const port = process.env['PORT'] ?? '4173'
const apiPort = process.env['API_PORT'] ?? '4174'
const shared = { ...process.env, API_PORT: apiPort }

const start = (args: string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: environment })

const children = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    ...shared,
    PORT: apiPort,
    APP_DIR: '/nowhere',
    APP_ORIGIN: process.env['APP_ORIGIN'] ?? `http://localhost:${port}`,
  }),
  start(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort'], {
    ...shared,
    PORT: port,
  }),
]

const stopAll = (): void => {
  for (const child of children) child.kill('SIGTERM')
}

for (const child of children) {
  child.once('exit', (code) => {
    stopAll()
    process.exitCode ??= code ?? 1
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll)
