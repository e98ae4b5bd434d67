import { expect, it } from 'vitest'
import type { OperationRow } from '#data/outbox/operation.ts'
import { wordsOf } from '../change-words.ts'
import type { ChangeFacts } from './change-facts.ts'

const words = wordsOf('ledgerEntry')
const facts = (type: string, name: string | null): ChangeFacts => ({
  type,
  kind: 'ledgerEntry',
  itemName: '',
  name,
  state: 'queued',
  attempts: 0,
  trouble: null,
})

it('a change is told by its entry, where this device still knows it', () => {
  expect(words.title(facts('create', 'bitcoin'), '')).toEqual({
    key: 'ledgerEntryCreate',
    values: { name: 'bitcoin' },
  })
  expect(words.title(facts('edit', null), '').values).toEqual({ name: '…' })
  expect(words.target(facts('delete', 'bitcoin'), '')).toEqual({ key: 'ledgerEntryNoun' })
})

it('of a refused edit the words of the person can be read', () => {
  const edit = {
    type: 'edit',
    patch: { amount: '2', note: 'Bought on a walk' },
  } as unknown as OperationRow
  expect(words.quoted(edit)).toEqual(['2', 'Bought on a walk'])
  expect(words.quoted({ type: 'delete' } as OperationRow)).toEqual([])
})
