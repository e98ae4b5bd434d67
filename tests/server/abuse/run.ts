// `npm run test:abuse [S1 S8 ...]`: the attacks in full, one after the other, with their figures.
import { loadScenarios, playScenario, tableOf } from './play-all.ts'

const wanted = process.argv.slice(2)
let broken = 0
for (const scenario of (await loadScenarios()).filter(
  ({ id }) => wanted.length === 0 || wanted.includes(id),
)) {
  const figures = await playScenario(scenario, 'full')
  broken += figures.filter(({ isKept }) => !isKept).length
  console.log(tableOf(scenario, figures))
}
console.log(broken === 0 ? 'every promise kept' : `${broken} promises broken`)
process.exitCode = broken === 0 ? 0 : 1
