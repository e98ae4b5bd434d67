import { expect, it } from 'vitest'
import { stepsReachedBy } from './reach.ts'
import { stages } from './steps.ts'

const stepNames = stages.flat().map(({ name }) => name)

it('a change of the engine reaches the simulation and the browser, and not the server', () => {
  const steps = stepsReachedBy(['src/sync/retry.ts'])
  expect(steps).toContain('sync simulation')
  expect(steps).toContain('browser')
  expect(steps).not.toContain('server')
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
