// What a piece of code names, read from its syntax tree: identifiers with the members taken from them, texts, and
// files loaded when it runs. Types name nothing here, nor does a local variable that hides a name of its file.
export type SyntaxNode = { type: string; [key: string]: unknown }

/** `names[kind].create` -> name `names`, path `[null, 'create']`: null where the member is known only at run time. */
export type Use = { name: string; path: (string | null)[] }

export type Named = { uses: Use[]; texts: string[]; loads: string[] }

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** A child of a node, or null where there is none. */
export const nodeAt = (node: SyntaxNode, key: string): SyntaxNode | null => {
  const child = node[key]
  return isNode(child) ? child : null
}

export const nodesAt = (node: SyntaxNode, key: string): SyntaxNode[] => {
  const children = node[key]
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The text of a literal or of a template without holes; null for everything else. */
export const textOf = (node: SyntaxNode | null): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral' || nodesAt(node, 'expressions').length > 0) return null
  const cooked = Reflect.get(Object(nodesAt(node, 'quasis')[0]?.value), 'cooked')
  return typeof cooked === 'string' ? cooked : null
}

export const nameOf = (node: SyntaxNode | null): string | null =>
  (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') && typeof node.name === 'string'
    ? node.name
    : textOf(node)

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** An expression without the types, brackets and `?.` around it. */
export const unwrapped = (node: SyntaxNode | null): SyntaxNode | null =>
  node !== null &&
  (wrappers.has(node.type) ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'ChainExpression')
    ? unwrapped(nodeAt(node, 'expression'))
    : node

export const isFunction = (node: SyntaxNode): boolean =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration'

/** The names that a pattern binds: `{ a, b: [c], ...d }` -> a, c, d. */
export const namesBoundBy = (pattern: SyntaxNode | null): string[] => {
  if (pattern === null) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'AssignmentPattern') return namesBoundBy(nodeAt(pattern, 'left'))
  if (pattern.type === 'RestElement') return namesBoundBy(nodeAt(pattern, 'argument'))
  if (pattern.type === 'Property') return namesBoundBy(nodeAt(pattern, 'value'))
  return [...nodesAt(pattern, 'elements'), ...nodesAt(pattern, 'properties')].flatMap(namesBoundBy)
}

const namesDeclaredBy = (statement: SyntaxNode): string[] =>
  statement.type === 'VariableDeclaration'
    ? nodesAt(statement, 'declarations').flatMap((one) => namesBoundBy(nodeAt(one, 'id')))
    : /^(Function|Class)Declaration$/.test(statement.type)
      ? namesBoundBy(nodeAt(statement, 'id'))
      : []

/** Names that exist within a node only, and hide those of the file. */
const localNames = (node: SyntaxNode): string[] => {
  if (isFunction(node)) return nodesAt(node, 'params').flatMap(namesBoundBy)
  if (node.type === 'BlockStatement') return nodesAt(node, 'body').flatMap(namesDeclaredBy)
  if (node.type === 'CatchClause') return namesBoundBy(nodeAt(node, 'param'))
  if (node.type === 'ForStatement') return namesDeclaredBy(nodeAt(node, 'init') ?? node)
  return /^For(Of|In)Statement$/.test(node.type)
    ? namesDeclaredBy(nodeAt(node, 'left') ?? node)
    : []
}

const memberKey = (node: SyntaxNode): string | null =>
  node.computed === true ? textOf(nodeAt(node, 'property')) : nameOf(nodeAt(node, 'property'))

/** `a.b[c].d` as a use of `a`; null where it does not begin with a name. */
const memberUse = (node: SyntaxNode): Use | null => {
  const object = unwrapped(nodeAt(node, 'object'))
  if (object === null) return null
  if (object.type === 'Identifier') return { name: String(object.name), path: [memberKey(node)] }
  const inner = object.type === 'MemberExpression' ? memberUse(object) : null
  return inner === null ? null : { ...inner, path: [...inner.path, memberKey(node)] }
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const isOwnName =
      node.computed !== true && (key === 'property' || (key === 'key' && node.type !== 'JSXText'))
    const isLabel = key === 'name' && node.type === 'JSXAttribute'
    if (isOwnName || isLabel || key === 'closingElement') return []
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  })

/** The computed keys of a chain, which name things too: `a[b].c` names `b`. */
const keysIn = (node: SyntaxNode): SyntaxNode[] => {
  const object = unwrapped(nodeAt(node, 'object'))
  const own = node.computed === true ? nodeAt(node, 'property') : null
  const inner = object?.type === 'MemberExpression' ? keysIn(object) : []
  return own === null ? inner : [...inner, own]
}

/** Everything that running the given piece of code may name. */
export const namedIn = (root: SyntaxNode): Named => {
  const named: Named = { uses: [], texts: [], loads: [] }
  const walk = (node: SyntaxNode, outer: Set<string>): void => {
    if (node.type.startsWith('TS') && !wrappers.has(node.type)) return
    const local = localNames(node)
    const hidden = local.length === 0 ? outer : new Set([...outer, ...local])
    const use = (found: Use) => {
      if (!hidden.has(found.name)) named.uses.push(found)
    }
    const text = textOf(node)
    if (text !== null) named.texts.push(text)
    if (node.type === 'ImportExpression') {
      const loaded = textOf(nodeAt(node, 'source'))
      if (loaded !== null) named.loads.push(loaded)
      return
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      use({ name: String(node.name), path: [] })
    const member = node.type === 'MemberExpression' ? memberUse(node) : null
    if (member !== null) use(member)
    for (const child of member === null ? childrenOf(node) : keysIn(node)) walk(child, hidden)
  }
  walk(root, new Set())
  return named
}
