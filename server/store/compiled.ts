// Queries that nearly every request asks: built and compiled once for each engine, then only given
// their values.
import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely'
import type { Executor } from './store.ts'

type Value = string | number | null
type Known<Row> = { query: CompiledQuery<Row>; valuesFor: (args: readonly Value[]) => unknown[] }

/** Stands for the value of an argument while a query is compiled. */
class Placeholder {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

const compile = <Row>(query: CompiledQuery<Row>): Known<Row> => ({
  query,
  valuesFor: (args) =>
    query.parameters.map((value) => (value instanceof Placeholder ? args[value.at] : value)),
})

/**
 * A query whose text is the same whatever its arguments are: `build` may put them into it as values
 * and must not look at them.
 */
export const compiledOnce = <Args extends readonly Value[], Row>(
  build: (db: Executor, ...args: Args) => Compilable<Row>,
): ((db: Executor, ...args: Args) => Promise<QueryResult<Row>>) => {
  const known = new WeakMap<DialectAdapter, Known<Row>>()
  return (db, ...args) => {
    const { adapter } = db.getExecutor()
    let compiled = known.get(adapter)
    if (compiled === undefined) {
      const places = args.map((_, at) => new Placeholder(at)) as unknown as Args
      compiled = compile(build(db, ...places).compile())
      known.set(adapter, compiled)
    }
    return db.executeQuery<Row>({ ...compiled.query, parameters: compiled.valuesFor(args) })
  }
}
