// Kysely on Node's own SQLite: one connection, a queue in front of it, statements prepared once.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

type Prepared = { statement: StatementSync; returnsRows: boolean }

class NodeSqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const statement = this.#db.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    this.#prepared.set(sql, prepared)
    return prepared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#prepare(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...parameters) as R[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
  }

  get isInTransaction(): boolean {
    return this.#db.isTransaction
  }

  /** Statements of a database that was replaced underneath are void. */
  forgetStatements(): void {
    this.#prepared.clear()
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported')
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: NodeSqliteConnection
  #free = true
  readonly #waiting: (() => void)[] = []

  constructor(connection: NodeSqliteConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#free) this.#free = false
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next === undefined) this.#free = true
    else next()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk makes SQLite roll back by itself; asking again would hide why. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isInTransaction)
      await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {}
}

/**
 * The dialect over an open database, and how to drop its prepared statements. The caller closes the
 * database.
 */
export const nodeSqliteDialect = (
  db: DatabaseSync,
): { dialect: Dialect; forgetStatements: () => void } => {
  const connection = new NodeSqliteConnection(db)
  return {
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new NodeSqliteDriver(connection),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    forgetStatements: () => connection.forgetStatements(),
  }
}
