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
  const fact = facts.commits4w ?? factOf(facts, 'commits4w')
  if (!fact) return []
  const count = Math.round(fact.value)
  const number: Figure = { unit: 'count', value: count }
  const cites = one('commits', number, { asOfSec: fact.asOfSec, tab: 'developers' })
  return [
    count === 0
      ? { key: 'noCommits', topic: 'people', values: {}, cites }
      : { key: 'commits', topic: 'people', count, values: { number }, cites },
  ]
}

const audits = (facts: AnalysisFacts): PeopleStatement[] => {
  const fact = factOf(facts, 'auditCount')
  if (!fact) return []
  const count = Math.round(fact.value)
  const number: Figure = { unit: 'count', value: count }
  const cites = one('audits', number, { asOfSec: fact.asOfSec, tab: 'developers' })
  return [
    count === 0
      ? { key: 'noAudits', topic: 'people', values: {}, cites }
      : { key: 'audits', topic: 'people', count, values: { number }, cites },
  ]
}

const followers = ({ followers: fact }: AnalysisFacts): PeopleStatement[] => {
  if (!fact) return []
  const amount: Figure = { unit: 'amount', value: fact.value }
  return [
    {
      key: 'followers',
      topic: 'people',
      values: { amount },
      cites: one('followers', amount, { asOfSec: fact.asOfSec, tab: 'social' }),
    },
  ]
}

const unlocks = (facts: AnalysisFacts): PeopleStatement[] => {
  const fact = factOf(facts, 'unlockNext30d')
  if (!fact) return []
  const share: Figure = { unit: 'share', value: fact.value }
  return [
    {
      key: fact.value > 0 ? 'unlocks' : 'noUnlocks',
      topic: 'supply',
      values: fact.value > 0 ? { share } : {},
      cites: one('unlocks', share, { asOfSec: fact.asOfSec, tab: 'fundamentals' }),
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
