// Reads a source file as its top-level declarations and its imports, with the parser that the build uses: enough to
// follow a name from a screen to the calls it makes.
import { parseSync } from 'vite'
import { resolveSpecifier } from '../import-edges.ts'
import {
  isFunction,
  isNode,
  nameOf,
  namesBoundBy,
  nodeAt,
  nodesAt,
  textOf,
  unwrapped,
} from './syntax.ts'
import type { SyntaxNode } from './syntax.ts'

export type ImportedName = { file: string; name: string }

export type Declaration = { code: SyntaxNode; isExported: boolean }

export type SourceFile = {
  /**
   * Declared name -> its code: the right side of a variable, or the whole function or class. `*` is
   * what runs on import.
   */
  declarations: Map<string, Declaration>
  /** Local name -> where it comes from. Types are left out: they run nothing. */
  imports: Map<string, ImportedName>
  /** Exported name -> local name, where they differ. */
  aliases: Map<string, string>
}

/** What a declaration may be worth: everything but a constant written down on the spot. */
export const isComputed = ({ code }: Declaration): boolean => {
  const value = unwrapped(code)
  return (
    value !== null && (isFunction(value) || !/Literal|^(Array|Object)Expression$/.test(value.type))
  )
}

type Reading = SourceFile & {
  /** Statements at the top that declare nothing. */
  statements: SyntaxNode[]
  resolve: (specifier: string) => string | null
}

const importNames = (reading: Reading, statement: SyntaxNode): void => {
  const specifier = textOf(nodeAt(statement, 'source'))
  const file = specifier === null ? null : reading.resolve(specifier)
  if (file === null || statement.importKind === 'type' || statement.exportKind === 'type') return
  for (const one of nodesAt(statement, 'specifiers')) {
    if (one.importKind === 'type' || one.exportKind === 'type') continue
    const imported =
      one.type === 'ImportDefaultSpecifier'
        ? 'default'
        : one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(nodeAt(one, one.type === 'ExportSpecifier' ? 'local' : 'imported'))
    const local = nameOf(nodeAt(one, one.type === 'ExportSpecifier' ? 'exported' : 'local'))
    if (local !== null && imported !== null) reading.imports.set(local, { file, name: imported })
  }
}

const declare = (reading: Reading, statement: SyntaxNode, isExported: boolean): void => {
  if (statement.type === 'VariableDeclaration') {
    for (const one of nodesAt(statement, 'declarations')) {
      const code = nodeAt(one, 'init')
      if (code === null) continue
      for (const name of namesBoundBy(nodeAt(one, 'id')))
        reading.declarations.set(name, { code, isExported })
    }
    return
  }
  if (statement.type.startsWith('TS')) return
  const name = nameOf(nodeAt(statement, 'id'))
  if (name === null) reading.statements.push(statement)
  else reading.declarations.set(name, { code: statement, isExported })
}

const readStatement = (reading: Reading, statement: SyntaxNode): void => {
  if (nodeAt(statement, 'source') !== null) return importNames(reading, statement)
  const declared = nodeAt(statement, 'declaration')
  if (statement.type === 'ExportDefaultDeclaration' && declared !== null) {
    const name = nameOf(nodeAt(declared, 'id')) ?? nameOf(declared)
    if (name !== null) reading.aliases.set('default', name)
    if (declared.type !== 'Identifier')
      reading.declarations.set(name ?? 'default', { code: declared, isExported: true })
    return
  }
  if (statement.type === 'ExportNamedDeclaration') {
    if (declared !== null) declare(reading, declared, true)
    for (const one of nodesAt(statement, 'specifiers')) {
      const [local, exported] = [nameOf(nodeAt(one, 'local')), nameOf(nodeAt(one, 'exported'))]
      if (local !== null && exported !== null && local !== exported)
        reading.aliases.set(exported, local)
    }
    return
  }
  declare(reading, statement, false)
}

/** Throws where the file is no TypeScript: a map of a broken tree would be a wrong one. */
export const readSource = (
  source: string,
  file: string,
  aliases: Record<string, string>,
): SourceFile => {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const reading: Reading = {
    declarations: new Map(),
    statements: [],
    imports: new Map(),
    aliases: new Map(),
    resolve: (specifier) => {
      const target = resolveSpecifier(specifier, file, aliases)
      return target?.startsWith('node_modules/') === true ? null : target
    },
  }
  for (const statement of program.body) if (isNode(statement)) readStatement(reading, statement)
  const code = { type: 'BlockStatement', body: reading.statements }
  if (reading.statements.length > 0) reading.declarations.set('*', { code, isExported: false })
  return reading
}
