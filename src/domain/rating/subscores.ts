// What is rated, and the five sub-scores that make the total: what contracts and addresses name,
// apart from how they are computed.

export const ratingKinds = ['coin', 'sale'] as const
export type RatingKind = (typeof ratingKinds)[number]

export const subscoreKeys = ['tokenomics', 'security', 'market', 'insights', 'social'] as const
export type SubscoreKey = (typeof subscoreKeys)[number]

/** In the order of the list's columns, wherever people see them. `subscoreKeys` is that of links. */
export const shownSubscores = [
  'tokenomics',
  'security',
  'social',
  'market',
  'insights',
] as const satisfies readonly SubscoreKey[]

/** Sub-scores as people see them. */
export const inShownOrder = <Sub extends { key: SubscoreKey }>(subscores: readonly Sub[]): Sub[] =>
  shownSubscores.flatMap((key) => subscores.filter((subscore) => subscore.key === key))

/** Share of the total, permille. */
export const subscoreWeights: Readonly<Record<SubscoreKey, number>> = {
  tokenomics: 250,
  security: 250,
  market: 200,
  insights: 150,
  social: 150,
}
