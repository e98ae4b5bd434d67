// One row of the contract with its handler and its place in the server's two tables.
import type { Edits } from './edits.ts'
import type { Names } from './names.ts'

export type RowOptions = {
  /** The contract's file in src/contract/calls. */
  group: string
  /** Where its handler lies below server/handlers. */
  folder: string
  isMutation: boolean
  payload: string
  output: string
  answer: string
}

const row = (
  { snake }: Names,
  { isMutation, payload, output }: RowOptions,
): string => `  ${snake}: defineCall({
    path,
    f: '${snake}',
    auth: 'user',
    isMutation: ${isMutation},
    payload: ${payload},
    output: ${output},
  }),
`

const handler = (
  { snake, camel, sentence }: Names,
  { answer }: RowOptions,
): string => `// ${sentence}.
import type { Handler } from '../../../calls/handler.ts'

export const ${camel}: Handler<'${snake}'> = async () => (${answer})
`

const withDefineCall = (source: string): string =>
  /import \{[^}]*\bdefineCall\b/.test(source)
    ? source
    : source.replace(/(import \* as z from 'zod'\n)/, "$1import { defineCall } from '../call.ts'\n")

/** The last closing brace at the margin ends the exported table of a contract file. */
const intoTable = (source: string, text: string): string => {
  const end = source.lastIndexOf('\n}\n')
  if (end === -1) throw new Error('The contract file has no table to write into.')
  return withDefineCall(`${source.slice(0, end + 1)}${text}${source.slice(end + 1)}`)
}

/**
 * Writes the row, its handler, the lines that the server's tables need, and a sample payload for
 * the generated suites.
 */
export const addContractRow = (edits: Edits, names: Names, options: RowOptions): void => {
  edits.replaceText(`src/contract/calls/${options.group}.ts`, (source) =>
    intoTable(source, row(names, options)),
  )
  edits.create(
    `server/handlers/client/${options.folder}/${names.snake}.ts`,
    handler(names, options),
  )
  edits.insertBefore(
    'server/handlers/client-handlers.ts',
    '\n\ntype ClientCalls',
    `\nimport { ${names.camel} } from './client/${options.folder}/${names.snake}.ts'`,
  )
  edits.insertAtEndOf(
    'server/handlers/client-handlers.ts',
    'export const clientHandlers',
    `  ${names.snake}: ${names.camel},\n`,
  )
  edits.insertBefore('server/calls/call-policies.ts', /\}\s*$/, `  ${names.snake}: own,\n`)
  edits.insertAtEndOf(
    'tests/fakes/sample-payloads.ts',
    'export const samplePayloads',
    `  ${names.snake}: () => ({}),\n`,
  )
}
