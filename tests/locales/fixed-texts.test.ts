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
