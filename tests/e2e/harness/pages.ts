// Every page of the app by address, taken from the routes themselves, so that a new one is tested from its first day.
import { mapRows } from '../../../scripts/map/routes.ts'

/** What stands for the variable part of an address, in the sample market. */
const samples: Record<string, string> = {
  '/coin/$id': '/coin/bitcoin',
  '/coindetail/$id': '/coindetail/bitcoin',
  '/ido/$id': '/ido/quarrystone',
  '/compare': '/compare?coins=bitcoin,solana',
}

/** The screen of every page that is not built yet; a page with a prompt and an open one stand for the rest. */
const laterScreen = '/not-yet/not-yet.tsx'
const laterSamples = new Set(['/leaderboard', '/blog'])

/** Addresses without a variable part, and those whose variable part is known. */
export const pageUrls = (): string[] =>
  mapRows('.')
    .filter(({ url, screens }) => !screens[0]?.endsWith(laterScreen) || laterSamples.has(url))
    .map(({ url }) => samples[url] ?? url)
    .filter((url) => !url.includes('$'))
