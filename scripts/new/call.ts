// `npm run new call <f> [contract file]`: a call that needs its answer now. Contract row, handler, online verb, tests.
import { addContractRow } from './contract-row.ts'
import type { Edits } from './edits.ts'
import type { Names } from './names.ts'

const verb = ({
  snake,
  camel,
  sentence,
}: Names): string => `// Online verb: ${snake}. Never queued; it needs its answer now.
import type { CallApi } from '#api/call.ts'
import { onlineFailureOf, type OnlineFailure } from './online-failure.ts'

export type ${camel.charAt(0).toUpperCase()}${camel.slice(1)}Result = { kind: 'done' } | { kind: 'failed'; failure: OnlineFailure }

/** ${sentence}. */
export const ${camel} = async (callApi: CallApi): Promise<${camel.charAt(0).toUpperCase()}${camel.slice(1)}Result> => {
  try {
    await callApi('${snake}', {})
    return { kind: 'done' }
  } catch (error) {
    return { kind: 'failed', failure: onlineFailureOf(error) }
  }
}
`

const verbTest = ({ snake, camel, kebab }: Names): string => `import { expect, it } from 'vitest'
import type { CallApi } from '#api/call.ts'
import { ${camel} } from './${kebab}.ts'

it('asks by ${snake} and says that it is done', async () => {
  const requested: string[] = []
  const callApi = (async (f: string) => {
    requested.push(f)
    return {}
  }) as unknown as CallApi
  expect(await ${camel}(callApi)).toEqual({ kind: 'done' })
  expect(requested).toEqual(['${snake}'])
})

const unreachable: CallApi = async () => {
  throw new TypeError('Failed to fetch')
}

it('turns what went wrong into a failure, and never throws', async () => {
  expect(await ${camel}(unreachable)).toMatchObject({ kind: 'failed' })
})
`

const serverTest = ({ snake }: Names): string => `import { expect, it } from 'vitest'
import { createMemoryServer } from '#tests/fakes/memory-server.ts'

it('${snake} answers whoever is signed in, and nobody else', async () => {
  const server = await createMemoryServer()
  expect(await server.call('${snake}', {})).toMatchObject({ status: 401, error: 'AUTH_TOKEN_MISSING' })
  const { output } = await server.call('register_user', { email: 'ada@example.com', password: 'Correct-horse-9', username: 'ada' })
  const { token } = output as { token: string }
  expect(await server.call('${snake}', {}, { token })).toMatchObject({ status: 200, success: true })
  await server.close()
})
`

/** Where the handlers of a file of the contract lie. */
const folders: Record<string, string> = {
  'client-account': 'account',
  'client-coin': 'coins',
  'client-lists': 'coins',
  'client-market': 'market',
  'client-profile': 'profile',
  'client-watchlists': 'coin-watchlists',
}

/** Writes everything a new call needs; what it really does is then filled in. */
export const newCall = (edits: Edits, names: Names, group = 'client-account'): void => {
  const folder = folders[group]
  if (folder === undefined)
    throw new Error(`${group} is none of ${Object.keys(folders).join(', ')}.`)
  addContractRow(edits, names, {
    group,
    folder,
    isMutation: false,
    payload: 'z.object({})',
    output: 'z.looseObject({})',
    answer: '{}',
  })
  edits.create(`src/sync/online/${names.kebab}.ts`, verb(names))
  edits.create(`src/sync/online/${names.kebab}.test.ts`, verbTest(names))
  edits.create(`tests/server/${names.kebab}.test.ts`, serverTest(names))
}
