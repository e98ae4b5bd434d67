// One table of an account database in memory: the calls of Dexie's tables that the engine and the commands make, no more.
// A map of rows is never changed after its transaction: a reader keeps what it saw, and undoing costs nothing.
import { cmp } from 'dexie'

export type Key = string | number | [string, string]
export type Row = Record<string, unknown>
export type Rows = ReadonlyMap<string, Row>

export type Schema = { keyPath: string; keyOf: (row: Row) => unknown; isNumbered: boolean }

/** `read` and `write` are those of the transaction, or of the database where there is none. */
export type Access = {
  read: () => Rows
  write: () => Map<string, Row>
  nextNumber: () => number
}

type Test = (row: Row) => boolean

const partsOf = (path: string): string[] =>
  path.startsWith('[') ? path.slice(1, -1).split('+') : [path]
const keysBy = new Map<string, (row: Row) => unknown>()

const compose = (path: string): ((row: Row) => unknown) => {
  const parts = partsOf(path)
  const [first = ''] = parts
  if (parts.length === 1) return (row) => row[first] ?? undefined
  return (row) => {
    const values = parts.map((part) => row[part])
    return values.every((value) => value !== null && value !== undefined) ? values : undefined
  }
}

/** The key of a row by a path like `lane` or `[lane+itemId]`; undefined where a part is missing: then no index holds it. */
export const keyBy = (path: string): ((row: Row) => unknown) => {
  const known = keysBy.get(path) ?? compose(path)
  keysBy.set(path, known)
  return known
}

const nameOf = (key: unknown): string =>
  Array.isArray(key) ? key.join('\u0000') : `${typeof key === 'number' ? '#' : ''}${String(key)}`
/** Rows no transaction can change any more, in their order once somebody asked for it. */
const sortedOf = new WeakMap<Rows, Row[] | null>()

export const seal = (rows: Rows): void => {
  sortedOf.set(rows, null)
}

class MemoryCollection {
  readonly table: MemoryTable
  readonly path: string
  readonly tests: readonly Test[]
  readonly most: number

  constructor(table: MemoryTable, path: string, tests: readonly Test[], most = Infinity) {
    this.table = table
    this.path = path
    this.tests = tests
    this.most = most
  }

  #found(): Row[] {
    const rows = this.table.sorted()
    const found =
      this.tests.length === 0 ? rows : rows.filter((row) => this.tests.every((test) => test(row)))
    if (this.path === this.table.schema.keyPath) return found.slice(0, this.most)
    const keyOf = keyBy(this.path)
    return found.toSorted((a, b) => cmp(keyOf(a), keyOf(b))).slice(0, this.most)
  }

  filter(test: Test): MemoryCollection {
    return new MemoryCollection(this.table, this.path, [...this.tests, test], this.most)
  }

  limit(most: number): MemoryCollection {
    return new MemoryCollection(this.table, this.path, this.tests, most)
  }

  async toArray(): Promise<Row[]> {
    return this.#found()
  }

  async first(): Promise<Row | undefined> {
    return this.#found()[0]
  }

  async primaryKeys(): Promise<unknown[]> {
    return this.#found().map(this.table.keyOf)
  }

  async count(): Promise<number> {
    return this.#found().length
  }

  async sortBy(path: string): Promise<Row[]> {
    return this.#found().toSorted((a, b) => cmp(a[path], b[path]))
  }

  async delete(): Promise<number> {
    const keys = this.#found().map(this.table.keyOf) as Key[]
    if (keys.length > 0) await this.table.bulkDelete(keys)
    return keys.length
  }
}

class MemoryWhere {
  readonly #table: MemoryTable
  readonly #path: string
  readonly #keyOf: (row: Row) => unknown

  constructor(table: MemoryTable, path: string) {
    this.#table = table
    this.#path = path === ':id' ? table.schema.keyPath : path
    this.#keyOf = this.#path === table.schema.keyPath ? table.keyOf : keyBy(this.#path)
  }

  #where(test: (key: unknown) => boolean): MemoryCollection {
    const has = (row: Row): boolean => {
      const key = this.#keyOf(row)
      return key !== undefined && test(key)
    }
    return new MemoryCollection(this.#table, this.#path, [has])
  }

  equals(value: unknown): MemoryCollection {
    return this.#where((key) => cmp(key, value) === 0)
  }

  between(from: unknown, to: unknown): MemoryCollection {
    return this.#where((key) => cmp(key, from) >= 0 && cmp(key, to) < 0)
  }

  above(value: unknown): MemoryCollection {
    return this.#where((key) => cmp(key, value) > 0)
  }

  belowOrEqual(value: unknown): MemoryCollection {
    return this.#where((key) => cmp(key, value) <= 0)
  }

  startsWith(prefix: string): MemoryCollection {
    return this.#where((key) => typeof key === 'string' && key.startsWith(prefix))
  }
}

export class MemoryTable {
  readonly schema: Schema
  readonly keyOf: (row: Row) => unknown
  readonly #access: Access

  constructor(schema: Schema, access: Access) {
    this.schema = schema
    this.#access = access
    this.keyOf = schema.keyOf
  }

  sorted(): Row[] {
    const rows = this.#access.read()
    const known = sortedOf.get(rows)
    if (known) return known
    const sorted = [...rows.values()].toSorted((a, b) => cmp(this.keyOf(a), this.keyOf(b)))
    if (known === null) sortedOf.set(rows, sorted)
    return sorted
  }

  where(path: string): MemoryWhere {
    return new MemoryWhere(this, path)
  }

  orderBy(path: string): MemoryCollection {
    return new MemoryCollection(this, path === ':id' ? this.schema.keyPath : path, [])
  }

  filter(test: Test): MemoryCollection {
    return new MemoryCollection(this, this.schema.keyPath, [test])
  }

  async toArray(): Promise<Row[]> {
    return [...this.sorted()]
  }

  async count(): Promise<number> {
    return this.#access.read().size
  }

  async get(key: Key): Promise<Row | undefined> {
    return this.#access.read().get(nameOf(key))
  }

  async bulkGet(keys: readonly Key[]): Promise<(Row | undefined)[]> {
    const rows = this.#access.read()
    return keys.map((key) => rows.get(nameOf(key)))
  }

  async put(row: Row): Promise<unknown> {
    return this.#keep(this.#access.write(), row)
  }

  async add(row: Row): Promise<unknown> {
    return this.#keep(this.#access.write(), row)
  }

  async bulkPut(rows: readonly Row[]): Promise<void> {
    const into = this.#access.write()
    for (const row of rows) this.#keep(into, row)
  }

  async bulkAdd(rows: readonly Row[]): Promise<void> {
    await this.bulkPut(rows)
  }

  async update(key: Key, changes: Row): Promise<number> {
    const row = this.#access.read().get(nameOf(key))
    if (!row) return 0
    this.#keep(this.#access.write(), { ...row, ...changes })
    return 1
  }

  async delete(key: Key): Promise<void> {
    this.#access.write().delete(nameOf(key))
  }

  async bulkDelete(keys: readonly Key[]): Promise<void> {
    const from = this.#access.write()
    for (const key of keys) from.delete(nameOf(key))
  }

  async clear(): Promise<void> {
    this.#access.write().clear()
  }

  #keep(into: Map<string, Row>, given: Row): unknown {
    const { keyPath, isNumbered } = this.schema
    const row = Object.freeze(
      isNumbered && given[keyPath] === undefined
        ? { ...given, [keyPath]: this.#access.nextNumber() }
        : { ...given },
    )
    const key = this.keyOf(row)
    into.set(nameOf(key), row)
    return key
  }
}
