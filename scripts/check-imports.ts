// Applies the floor rules of .dependency-cruiser.json to every import, `import type` included.
// One list of rules, two readers: dependency-cruiser for what runs, this for what is only typed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importEdges, type ImportEdge } from './import-edges.ts'

type Side = {
  path?: string
  /** Several are read as one of them. */
  pathNot?: string | string[]
  circular?: boolean
  couldNotResolve?: boolean
}
export type FloorRule = { name: string; from: Side; to: Side }

const withGroups = (pattern: string, groups: RegExpMatchArray): string =>
  pattern.replaceAll(/\$(\d)/g, (_whole, index: string) => groups[Number(index)] ?? '')

const isLetThrough = (path: string, { pathNot }: Side, groups: RegExpMatchArray): boolean =>
  [pathNot ?? []].flat().some((pattern) => new RegExp(withGroups(pattern, groups)).test(path))

/** Whether an edge breaks a rule, read as dependency-cruiser reads it. */
export const breaksRule = ({ from, to }: ImportEdge, rule: FloorRule): boolean => {
  const source = from.match(rule.from.path ?? '')
  if (source === null || isLetThrough(from, rule.from, source)) return false
  if (rule.to.path === undefined || !new RegExp(withGroups(rule.to.path, source)).test(to))
    return false
  return !isLetThrough(to, rule.to, source)
}

/** The path rules of the configuration: cycles and unresolved imports are left to dependency-cruiser. */
export const floorRules = (root: string): FloorRule[] => {
  const { forbidden } = JSON.parse(
    readFileSync(join(root, '.dependency-cruiser.json'), 'utf8'),
  ) as { forbidden: FloorRule[] }
  return forbidden.filter(
    (rule) => rule.to.circular === undefined && rule.to.couldNotResolve === undefined,
  )
}

/** One sentence per import that breaks a floor rule. */
export const brokenImports = (root: string): string[] => {
  const rules = floorRules(root)
  return importEdges(root, ['src', 'server']).flatMap((edge) =>
    rules
      .filter((rule) => breaksRule(edge, rule))
      .map((rule) => `${rule.name}: ${edge.from}:${edge.line} imports ${edge.to}`),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.argv[2] ?? '.'
  const broken = brokenImports(root)
  for (const sentence of broken) console.error(sentence)
  console.log(
    `imports: ${importEdges(root, ['src', 'server']).length} checked against ` +
      `${floorRules(root).length} rules, ${broken.length} broken`,
  )
  if (broken.length > 0) process.exitCode = 1
}
