// The short form of `npm run test:abuse`: every attack of `scenarios` against a started server with its default limits.
import { expect, it } from 'vitest'
import { loadScenarios, playScenario, tableOf } from './play-all.ts'

it.each(await loadScenarios())('$id $title', async (scenario) => {
  const figures = await playScenario(scenario, 'short')
  console.log(tableOf(scenario, figures))
  expect(figures.filter(({ isKept }) => !isKept)).toEqual([])
})
