// Sentences about those who build, check and follow a coin, and about tokens that are still to
// come.
import type { RatingInputKey } from '../rating/inputs.ts'
import type { AnalysisFacts } from './analysis-facts.ts'
import type { AnalysisTab, Citation, CitedFigure, Figure, Statement } from './statement.ts'

type PeopleKey =
  | 'commits'
  | 'noCommits'
  | 'audits'
  | 'noAudits'
  | 'followers'
  | 'unlocks'
  | 'noUnlocks'
type PeopleStatement = Statement<PeopleKey>

const one = (
  figure: CitedFigure,
  value: Figure,
  { asOfSec, tab }: { asOfSec: number | null; tab: AnalysisTab },
): [Citation] => [{ figure, value, asOfSec, tab }]

const factOf = (
  { rating }: AnalysisFacts,
  key: RatingInputKey,
): { value: number; asOfSec: number } | null => {
  const fact = rating?.facts[key]
  return fact && Number.isFinite(fact.value) ? { value: fact.value, asOfSec: fact.as_of } : null
}

const commits = (facts: AnalysisFacts): PeopleStatement[] => {
  const told = facts.commits4w ?? factOf(facts, 'commits4w')
  if (!told) return []
  const count = Math.round(told.value)
  const cites = one(
    'commits',
    { unit: 'count', value: count },
    { asOfSec: told.asOfSec, tab: 'developers' },
  )
  return [
    count === 0
      ? { key: 'noCommits', topic: 'people', values: {}, cites }
      : { key: 'commits', topic: 'people', count, values: {}, cites },
  ]
}

const audits = (facts: AnalysisFacts): PeopleStatement[] => {
  const told = factOf(facts, 'auditCount')
  if (!told) return []
  const count = Math.round(told.value)
  const cites = one(
    'audits',
    { unit: 'count', value: count },
    { asOfSec: told.asOfSec, tab: 'developers' },
  )
  return [
    count === 0
      ? { key: 'noAudits', topic: 'people', values: {}, cites }
      : { key: 'audits', topic: 'people', count, values: {}, cites },
  ]
}

const followers = ({ followers: told }: AnalysisFacts): PeopleStatement[] => {
  if (!told) return []
  const amount: Figure = { unit: 'amount', value: told.value }
  return [
    {
      key: 'followers',
      topic: 'people',
      values: { amount },
      cites: one('followers', amount, { asOfSec: told.asOfSec, tab: 'social' }),
    },
  ]
}

const unlocks = (facts: AnalysisFacts): PeopleStatement[] => {
  const told = factOf(facts, 'unlockNext30d')
  if (!told) return []
  const share: Figure = { unit: 'share', value: told.value }
  return [
    {
      key: told.value > 0 ? 'unlocks' : 'noUnlocks',
      topic: 'supply',
      values: told.value > 0 ? { share } : {},
      cites: one('unlocks', share, { asOfSec: told.asOfSec, tab: 'fundamentals' }),
    },
  ]
}

/** What is known of code, audits, followers and unlocks. */
export const peopleStatements = (facts: AnalysisFacts): PeopleStatement[] => [
  ...unlocks(facts),
  ...commits(facts),
  ...audits(facts),
  ...followers(facts),
]
