import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { reusable, reusing, slugOf, stages } from './steps.ts'

const steps = stages.flat()
const scripts: Record<string, string> = manifest.scripts
const reuse: Record<string, { command: string; files: string[]; output: string[] }> =
  manifest.wireit

it('each step that can be reused has its script, which plays that step', () => {
  const named = Object.keys(reuse)
  expect(named.toSorted()).toEqual([...reusable].map((name) => `reuse:${slugOf(name)}`).toSorted())
  for (const name of named) expect(scripts[name]).toBe('wireit')
  for (const step of steps.filter(({ name }) => reusable.has(name))) {
    const script = reuse[`reuse:${slugOf(step.name)}`]
    expect(script?.command).toBe(`node scripts/test/play-step.ts ${slugOf(step.name)}`)
  }
})

it('a step that is reused brings its report back', () => {
  const reported = steps.flatMap(({ name, report }) =>
    report && reusable.has(name) ? [{ name, path: report.path }] : [],
  )
  expect(reported).toHaveLength(2)
  for (const { name, path } of reported)
    expect(reuse[`reuse:${slugOf(name)}`]?.output).toEqual([path])
})

it.each(['architecture', 'sync simulation', 'server', 'build', 'browser'])(
  'the step %s always runs',
  (name) => {
    const step = steps.find((one) => one.name === name)
    expect(step && reusing(step)).toBe(step)
  },
)

it('a change in any folder of code, or of a setting, runs types, lint and unit again', () => {
  for (const name of ['types', 'lint', 'unit'])
    expect(reuse[`reuse:${name}`]?.files).toEqual(
      expect.arrayContaining([
        'src/**',
        'server/**',
        'scripts/**',
        'tests/**',
        'locales/**',
        'package.json',
        '*.config.ts',
        'tsconfig.json',
      ]),
    )
})
