// Sentences the specification fixes: English to the letter (§8), Turkish by the table of the requirements.
import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'

const textsOf = (language: string, area: string): string[] =>
  Object.values(JSON.parse(readFileSync(new URL(`../../locales/${language}/${area}.json`, import.meta.url), 'utf8')) as Record<string, string>)

it.each([
  ['R-WLC-034', 'Failed to fetch watchlists'],
  ['R-WLI-013', 'Failed to fetch IDO watchlists'],
  ['R-WLC-034', 'Failed to update watchlist'],
  ['R-WLC-034', 'Failed to add to watchlist'],
  ['R-WLC-034', 'Failed to remove from watchlist'],
  ['R-WLC-004', 'No watchlists available'],
  ['R-WLC-014', 'Watchlist name cannot be empty'],
  ['R-WLI-007', 'IDO Watchlist name cannot be empty'],
  ['R-WLC-022', 'Cannot delete the only watchlist'],
  ['R-WLI-010', 'Cannot delete the only IDO watchlist'],
  ['R-WLC-027', 'Failed to delete watchlist. Please try again.'],
  ['R-WLC-027', 'Failed to delete watchlist: {{reason}}'],
])('%s the English pack says "%s"', (_id, sentence) => {
  expect(textsOf('en', 'watchlists')).toContain(sentence)
})

it.each([
  ['R-WLC-031', 'İzleme listesi verileri beklenen formatta değil'],
  ['R-WLC-032', 'İzleme listelerine erişilemedi'],
  ['R-WLC-033', 'İzleme listeleri yüklenemedi'],
  ['R-WLI-014', 'IDO izleme listesi verileri beklenen formatta değil'],
  ['R-WLI-014', 'IDO izleme listelerine erişilemedi'],
  ['R-WLI-014', 'IDO izleme listeleri yüklenemedi'],
])('%s the Turkish pack says "%s"', (_id, sentence) => {
  expect(textsOf('tr', 'watchlists')).toContain(sentence)
})

it.each([
  ['R-ERR-003', 'error', 'something went wrong'],
  ['R-ERR-003', 'error', 'multiple errors detected'],
  ['R-ERR-004', 'error', 'unexpected error'],
  ['R-ERR-033', 'error', 'A critical error has occurred. Please refresh the page or return to the homepage.'],
  ['R-ERR-035', 'error', 'An unexpected error occurred'],
  ['R-ERR-036', 'error', 'Network connection issue'],
  ['R-ERR-036', 'error', 'Could not fetch data'],
  ['R-ERR-036', 'error', 'Request timed out'],
  ['R-ERR-036', 'error', 'Invalid input'],
  ['R-ERR-036', 'error', 'Page not found'],
  ['R-ERR-036', 'error', 'Translation error'],
  ['R-ERR-036', 'error', 'Unknown error'],
  ['R-ERR-037', 'states', 'Error loading data'],
  ['R-ERR-037', 'upcoming', 'Error loading upcoming token sales'],
  ['R-ERR-037', 'states', 'No results found'],
  ['R-ERR-037', 'upcoming', 'No upcoming token sales found'],
  ['R-ERR-037', 'states', 'No data available'],
])('%s the English pack of %s says "%s"', (_id, area, sentence) => {
  expect(textsOf('en', area)).toContain(sentence)
})

it('R-MEM-024, T-04: the plans speak the fixed sentences', () => {
  expect(textsOf('en', 'plans')).toEqual(expect.arrayContaining(['Failed to fetch subscription plans', 'Plan data not in expected format']))
  expect(textsOf('tr', 'plans')).toContain('Plan verileri beklenen formatta değil')
})
