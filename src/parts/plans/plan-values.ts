// What a plan's feature keys say in one row of the comparison (docs/configuration.md "The file of
// plans").
import type { TextKey } from '#i18n/areas.ts'

export type PlanValue =
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'amount'; text: 'perDay' | 'lastDays'; total: number }
  | { kind: 'word'; text: 'unlimited' | 'oneYear' }

type Choice = { key: string; value: PlanValue }
export type ComparedRow = {
  label: TextKey<'pricing'>
  choices: readonly Choice[]
  /** Announced, not built. */
  isSoon?: boolean
}

const yes = (key: string): Choice[] => [{ key, value: { kind: 'yes' } }]

/** In the order of the table; the richest choice of a row stands last. */
export const comparedRows: readonly ComparedRow[] = [
  { label: 'ratings', choices: yes('ratings') },
  { label: 'sales', choices: yes('sales') },
  { label: 'watchlists', choices: yes('watchlists') },
  { label: 'offline', choices: yes('offline') },
  { label: 'languages', choices: yes('languages') },
  {
    label: 'assistant',
    isSoon: true,
    choices: [
      { key: 'assistant5', value: { kind: 'amount', text: 'perDay', total: 5 } },
      { key: 'assistant100', value: { kind: 'amount', text: 'perDay', total: 100 } },
      { key: 'assistantUnlimited', value: { kind: 'word', text: 'unlimited' } },
    ],
  },
  {
    label: 'scoreHistory',
    choices: [
      { key: 'scoreHistory30', value: { kind: 'amount', text: 'lastDays', total: 30 } },
      { key: 'scoreHistoryAll', value: { kind: 'word', text: 'oneYear' } },
    ],
  },
  { label: 'auditExport', isSoon: true, choices: yes('auditExport') },
  { label: 'savedConversations', isSoon: true, choices: yes('savedConversations') },
]

/** What a plan with these features offers in a row. */
export const planValue = ({ choices }: ComparedRow, features: readonly string[]): PlanValue =>
  choices.findLast(({ key }) => features.includes(key))?.value ?? { kind: 'no' }

const knownKeys = new Set(comparedRows.flatMap(({ choices }) => choices.map(({ key }) => key)))

/** Features another host words itself; they stand in the table as they came. */
export const foreignFeatures = (plans: readonly { features: readonly string[] }[]): string[] => [
  ...new Set(
    plans.flatMap(({ features }) => features).filter((feature) => !knownKeys.has(feature)),
  ),
]
