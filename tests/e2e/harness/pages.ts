// Every page of the app by address, taken from the routes themselves, so that a new one is tested from its first day.
import { mapRows } from '../../../scripts/map/routes.ts'

/** What stands for the variable part of an address, in the sample market. */
const samples: Record<string, string> = { '/coin/$id': '/coin/bitcoin', '/coindetail/$id': '/coindetail/bitcoin', '/ido/$id': '/ido/quarrystone' }

/** Addresses without a variable part, and those whose variable part is known. */
export const pageUrls = (): string[] =>
  mapRows('.')
    .map(({ url }) => samples[url] ?? url)
    .filter((url) => !url.includes('$'))
