// The hosted workflow, checked for what a machine here can know of it: its form, and that it leaves out no step of
// `npm test`. Whether the host accepts it only the host says.
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { stages } from '../../scripts/test/steps.ts'
import { isThere, textOf } from './repository.ts'

const words = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const stepSchema = z.union([
  z.strictObject({
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/),
    if: z.string().optional(),
    with: words.optional(),
  }),
  z.strictObject({ run: z.string().min(1), env: words.optional() }),
])

const jobSchema = z.strictObject({
  name: z.string().optional(),
  needs: z.string().optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number().int().positive(),
  strategy: z
    .strictObject({
      'fail-fast': z.boolean(),
      matrix: z.record(z.string(), z.array(z.union([z.string(), z.number()])).min(1)),
    })
    .optional(),
  steps: z.array(stepSchema).min(1),
})

const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(z.string()) }),
    pull_request: z.null(),
  }),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(z.string().regex(/^[a-z][\w-]*$/), jobSchema),
})

const workflow = workflowSchema.parse(parse(textOf('.github/workflows/ci.yml')))
const jobs = Object.entries(workflow.jobs)

type Job = z.infer<typeof jobSchema>

/** A job's commands, once for each value of its matrix. */
const commandsOf = (job: Job): string[] => {
  const commands = job.steps.flatMap((step) => ('run' in step ? [step.run] : []))
  const [[key, values] = ['', []]] = Object.entries(job.strategy?.matrix ?? {})
  if (values.length === 0) return commands
  return values.flatMap((value) =>
    commands.map((command) => command.replaceAll(`\${{ matrix.${key} }}`, String(value))),
  )
}

const commands = jobs.flatMap(([, job]) => commandsOf(job))

describe('the workflow', () => {
  it('runs every step of npm test once, and none that there is not', () => {
    const tested = commands
      .filter((command) => command.startsWith('npm test -- '))
      .flatMap((command) => command.slice('npm test -- '.length).match(/"[^"]+"|\S+/g) ?? [])
      .map((name) => name.replaceAll('"', ''))
    const names = stages.flat().map(({ name }) => name)
    expect([...tested, 'browser'].toSorted()).toEqual(names.toSorted())
  })

  it('runs all parts of the browser suites', () => {
    const shards = commands.flatMap((command) => command.match(/--shard=\S+?(?=")/g) ?? [])
    expect(shards).toEqual(['--shard=1/4', '--shard=2/4', '--shard=3/4', '--shard=4/4'])
  })

  it('leaves no expression of a matrix open', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
  })

  it('waits only for jobs that there are, and takes only what they leave', () => {
    const needs = jobs.flatMap(([, { needs: other }]) => other ?? [])
    expect(needs.filter((name) => !(name in workflow.jobs))).toEqual([])
    const named = (action: string) =>
      jobs.flatMap(([, { steps }]) =>
        steps.flatMap((step) =>
          'uses' in step && step.uses.startsWith(action) ? [step.with?.['name']] : [],
        ),
      )
    expect(named('actions/upload-artifact')).toEqual(
      expect.arrayContaining(named('actions/download-artifact')),
    )
  })

  it('names only scripts that there are', () => {
    const scripts = commands.flatMap((command) => command.match(/scripts\/[\w-]+\.\w+/g) ?? [])
    expect(scripts.filter((path) => !isThere(path))).toEqual([])
  })

  it.each(jobs)('installs from the lockfile before anything else runs in %s', (_name, job) => {
    expect(commandsOf(job)[0]).toBe('npm ci')
  })
})
