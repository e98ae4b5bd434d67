// Reads a source file as a list of top-level declarations and of what it imports: enough to follow a name
// from a screen to the calls it makes, without a compiler.
import { resolveSpecifier } from '../import-edges.ts'

export type ImportedName = { file: string; name: string }

export type SourceFile = {
  /** Declared name -> its text. Statements that declare nothing belong to `*`. */
  declarations: Map<string, string>
  /** Local name -> where it comes from. Types are left out: they run nothing. */
  imports: Map<string, ImportedName>
}

const importPattern = /^(?:import|export)\s+(?!type\b)([^'"]*?)\s+from\s+'([^']+)'/gm
const dynamicPattern = /import\(\s*'([^']+)'\s*\)/g
const declarationPattern =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class)\s+([\w$]+)/

/** `{ a, type B, c as d }` -> [[a, a], [d, c]]; `x` -> [[x, default]]. */
const namesOfClause = (clause: string): [local: string, imported: string][] => {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  const named = braces
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part): [string, string] => {
      const [imported = '', local = imported] = part.split(/\s+as\s+/)
      return [local, imported]
    })
  const before = clause.split('{')[0]?.replace(',', '').trim() ?? ''
  const star = /^\*\s+as\s+([\w$]+)/.exec(before)?.[1]
  if (star !== undefined) return [...named, [star, '*']]
  return before === '' ? named : [...named, [before, 'default']]
}

const importsOf = (
  source: string,
  file: string,
  aliases: Record<string, string>,
): Map<string, ImportedName> => {
  const imports = new Map<string, ImportedName>()
  for (const [, clause = '', specifier = ''] of source.matchAll(importPattern)) {
    const target = resolveSpecifier(specifier, file, aliases)
    if (target === null || target.startsWith('node_modules/')) continue
    for (const [local, name] of namesOfClause(clause)) imports.set(local, { file: target, name })
  }
  return imports
}

const declarationsOf = (source: string): Map<string, string> => {
  const declarations = new Map<string, string>([['*', '']])
  let current = '*'
  for (const line of source.split('\n')) {
    // Only a line at the margin that is not a closing bracket starts a new statement.
    const declared = declarationPattern.exec(line)?.[1]
    if (declared !== undefined) current = declared
    else if (/^[a-z]/i.test(line)) current = '*'
    if (!/^\s*(\/\/|\*|\/\*)/.test(line))
      declarations.set(current, `${declarations.get(current) ?? ''}${line}\n`)
  }
  return declarations
}

export const readSource = (
  source: string,
  file: string,
  aliases: Record<string, string>,
): SourceFile => ({
  declarations: declarationsOf(source),
  imports: importsOf(source, file, aliases),
})

/** Files that a declaration loads only when it runs: `import('./screen.tsx')`. */
export const dynamicImports = (
  text: string,
  file: string,
  aliases: Record<string, string>,
): string[] =>
  [...text.matchAll(dynamicPattern)]
    .map((match) => resolveSpecifier(match[1] ?? '', file, aliases))
    .filter((target) => target !== null)
