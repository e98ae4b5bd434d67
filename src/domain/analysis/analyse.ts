// A summary written by rules from the facts on the device. A sentence is said only where every
// figure it needs is known.
import type { AnalysisFacts } from './analysis-facts.ts'
import { marketStatements } from './market-statements.ts'
import { peopleStatements } from './people-statements.ts'
import { ratingStatements } from './rating-statements.ts'
import type { Statement } from './statement.ts'
import { trendStatements } from './trend-statements.ts'

export type AnalysisKey =
  | ReturnType<typeof marketStatements>[number]['key']
  | ReturnType<typeof trendStatements>[number]['key']
  | ReturnType<typeof ratingStatements>[number]['key']
  | ReturnType<typeof peopleStatements>[number]['key']

/** All sentences that can be said, in the order of their topics. */
export const analyse = (facts: AnalysisFacts): Statement<AnalysisKey>[] => [
  ...ratingStatements(facts),
  ...marketStatements(facts),
  ...trendStatements(facts),
  ...peopleStatements(facts),
]
