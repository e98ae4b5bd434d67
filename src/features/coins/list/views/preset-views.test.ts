import { expect, test } from 'vitest'
import { coinListSearchSchema } from '../list-search.ts'
import { presetNames, presetViews } from './preset-views.ts'

test.each(presetNames)('D-LISTFILTER: the view %s is an address the list understands', (name) => {
  expect(coinListSearchSchema.parse(presetViews[name])).toEqual(presetViews[name])
})
