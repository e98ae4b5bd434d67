// Makes the lockfile fit for `npm ci` on every machine: adds the foreign-platform optional packages that a
// registry mirror did not list, and removes the packages' `engines`, which npm would hold against a Node that
// never runs them (docs/decisions/183). Run it after every install that changes package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'

type LockEntry = {
  version?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  engines?: unknown
  optionalDependencies?: Record<string, string>
}

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockEntry> }

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
]

const platformOf = (name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> => {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.includes('musl')
    ? 'musl'
    : os === 'linux' && words.includes('gnu')
      ? 'glibc'
      : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

let added = 0
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`
    const top = `node_modules/${name}`
    if (lock.packages[nested] || lock.packages[top]) continue
    // An exact version names one tarball; a range cannot be pinned without asking a registry.
    const version = /^\d/.test(wanted) ? wanted : wanted.replace(/^[^\d]*/, '')
    lock.packages[top] = {
      version,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    }
    added += 1
  }
}

let unbound = 0
for (const [place, entry] of Object.entries(lock.packages)) {
  // The entry of the repository itself keeps its own.
  if (place === '' || entry.engines === undefined) continue
  delete entry.engines
  unbound += 1
}

if (added + unbound > 0) {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`package-lock.json: ${added} optional packages added, ${unbound} engines removed`)
