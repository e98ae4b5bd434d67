import { expect, it } from 'vitest'
import { stepsReachedBy } from './reach.ts'
import { stages } from './steps.ts'

const stepNames = stages.flat().map(({ name }) => name)

it('a change of the engine reaches every suite that plays it', () => {
  const steps = stepsReachedBy(['src/sync/engine.ts'])
  expect(steps).toContain('sync simulation')
  expect(steps).toContain('browser')
  expect(steps).toContain('server')
})

it('a change of a screen reaches the browser, and neither the simulation nor the server', () => {
  const steps = stepsReachedBy(['src/features/coins/list/use-coin-list.ts'])
  expect(steps).toContain('browser')
  expect(steps).not.toContain('sync simulation')
  expect(steps).not.toContain('server')
})

it('a sentence of the server reaches the server', () => {
  expect(stepsReachedBy(['locales/ja/server.json'])).toContain('server')
  expect(stepsReachedBy(['locales/ja/nav.json'])).not.toContain('server')
})

it('a change of a document reaches what reads documents, and no browser', () => {
  expect(stepsReachedBy(['docs/map.md', 'README.md'])).toContain('architecture')
  expect(stepsReachedBy(['docs/map.md', 'README.md'])).not.toContain('browser')
})

it.each(['package-lock.json', 'vite.config.ts', 'tsconfig.json', 'some-new-folder/a.ts'])(
  '%s asks for the full run',
  (path) => {
    expect(stepsReachedBy([path])).toBeNull()
  },
)

it('a change of how a browser is found reaches the browser', () => {
  expect(stepsReachedBy(['scripts/browser/find-browser.ts'])).toContain('browser')
})

it('names no step that there is not', () => {
  const paths = [
    'locales/en/nav.json',
    'scripts/new.ts',
    'server/app.ts',
    'src/domain/a.ts',
    'src/data/a.ts',
    'src/ui/a.tsx',
    'tests/e2e/a.spec.ts',
    'tests/fakes/a.ts',
  ]
  for (const name of stepsReachedBy(paths) ?? []) expect(stepNames).toContain(name)
})

it.each([
  ['contract', 'src/features/coins/list/export/coin-csv.ts'],
  ['contract', 'src/i18n/areas.ts'],
  ['sync simulation', 'server/gateways/market/create-market.ts'],
  ['server', 'src/sync/engine.ts'],
  ['architecture', 'locales/en/nav.json'],
  ['browser', 'scripts/map/routes.ts'],
  ['browser', 'tests/locales/packs.ts'],
])('the step %s is reached by %s, which its tests import', (step, path) => {
  expect(stepsReachedBy([path])).toContain(step)
})
