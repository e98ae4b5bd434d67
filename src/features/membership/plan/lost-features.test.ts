import { expect, it } from 'vitest'
import { lostFeatures } from './lost-features.ts'

it('R-MEM-014 D-TIERS: what the free plan offers less of is lost, what it offers alike is not', () => {
  const free = { features: ['ratings', 'assistant5', 'scoreHistory30'] }
  expect(
    lostFeatures(
      { features: ['ratings', 'assistant100', 'scoreHistoryAll', 'auditExport', 'A call a month'] },
      free,
    ),
  ).toEqual({
    rows: [
      {
        label: 'assistant',
        held: { kind: 'amount', text: 'perDay', total: 100 },
        kept: { kind: 'amount', text: 'perDay', total: 5 },
      },
      {
        label: 'scoreHistory',
        held: { kind: 'word', text: 'oneYear' },
        kept: { kind: 'amount', text: 'lastDays', total: 30 },
      },
      { label: 'auditExport', held: { kind: 'yes' }, kept: { kind: 'no' } },
    ],
    foreign: ['A call a month'],
  })
  expect(lostFeatures(free, free)).toEqual({ rows: [], foreign: [] })
  expect(lostFeatures({ features: ['ratings'] }, null).rows).toMatchObject([{ label: 'ratings' }])
  expect(lostFeatures({ features: [] }, free).rows).toEqual([])
})
