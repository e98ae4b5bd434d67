// Which file the screen of a route is in: what its `component` draws first, seen through the functions that only hand
// it an argument and through code that is loaded when it is wanted.
import { targetOf, type Repository, type Step } from './reach.ts'
import {
  isFunction,
  nameOf,
  namedIn,
  nodeAt,
  nodesAt,
  unwrapped,
  type SyntaxNode,
} from './syntax.ts'

const isRoutePart = (file: string): boolean => /^src\/(routes|ui|i18n|platform)\//.test(file)

/** The options of `createFileRoute('...')({ ... })`, and the id it names. */
export const routeIn = (code: SyntaxNode): { id: string; options: SyntaxNode } | null => {
  const maker = unwrapped(nodeAt(code, 'callee'))
  const name = maker === null ? null : nameOf(nodeAt(maker, 'callee'))
  const id = maker === null ? null : nameOf(nodesAt(maker, 'arguments')[0] ?? null)
  const options = nodesAt(code, 'arguments')[0]
  if (name === null || id === null || options === undefined) return null
  return /^create(Lazy)?FileRoute$/.test(name) ? { id, options } : null
}

/** The elements that may be the outermost one of what a function returns. */
const drawnBy = (code: SyntaxNode | null): SyntaxNode[] => {
  const node = unwrapped(code)
  if (node === null) return []
  if (isFunction(node)) return drawnBy(nodeAt(node, 'body'))
  if (node.type === 'ConditionalExpression')
    return [...drawnBy(nodeAt(node, 'consequent')), ...drawnBy(nodeAt(node, 'alternate'))]
  if (node.type === 'LogicalExpression') return drawnBy(nodeAt(node, 'right'))
  if (node.type === 'BlockStatement') return nodesAt(node, 'body').flatMap(drawnBy)
  if (node.type === 'IfStatement')
    return [...drawnBy(nodeAt(node, 'consequent')), ...drawnBy(nodeAt(node, 'alternate'))]
  if (node.type === 'ReturnStatement') return drawnBy(nodeAt(node, 'argument'))
  if (node.type === 'JSXFragment') return nodesAt(node, 'children').flatMap(drawnBy)
  return node.type === 'JSXElement' ? [node] : []
}

const loadedBy = (repository: Repository, file: string, code: SyntaxNode): string[] =>
  namedIn(code).loads.flatMap((specifier) => repository.resolve(specifier, file) ?? [])

/** The screens behind a name: the file itself, or what a maker of pages in it loads. */
const screensOfStep = (repository: Repository, step: Step, isMaker: boolean): string[] => {
  const target = targetOf(repository, step)
  if (target === null) return []
  const code = repository.read(target.file)?.declarations.get(target.name)?.code
  if (code === undefined) return []
  if (isRoutePart(target.file)) return screensIn(repository, target.file, code)
  const loaded = isMaker ? loadedBy(repository, target.file, code) : []
  return loaded.length > 0 ? loaded : [target.file]
}

/** The files of the screens that a component shows; several where it chooses between them. */
export const screensIn = (
  repository: Repository,
  file: string,
  component: SyntaxNode | null,
): string[] => {
  const node = unwrapped(component)
  if (node === null) return []
  const behind = (named: SyntaxNode | null, isMaker: boolean): string[] => {
    const name = nameOf(named)
    return name === null ? [] : screensOfStep(repository, { file, name, path: [] }, isMaker)
  }
  if (node.type === 'Identifier') return behind(node, false)
  if (node.type === 'CallExpression') {
    // What a maker is given to load is the screen; what it loads itself is only the way there.
    const given = loadedBy(repository, file, node)
    return given.length > 0 ? given : behind(nodeAt(node, 'callee'), true)
  }
  return drawnBy(node).flatMap((element) => {
    const name = nodeAt(nodeAt(element, 'openingElement') ?? element, 'name')
    const shown = behind(name, false)
    // An element of the design system is a frame: the screen is in it.
    return shown.length > 0
      ? shown
      : nodesAt(element, 'children').flatMap((child) => screensIn(repository, file, child))
  })
}
