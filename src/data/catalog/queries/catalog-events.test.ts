import { takeConsoleErrors } from '#tests/fakes/unexpected-console.ts'
import { expect, test } from 'vitest'
import { emitCatalogEvent, onCatalogEvent, type CatalogEvent } from './catalog-events.ts'

test('everybody who listens is told, one who fails keeps nobody from it, and who stopped is left alone', () => {
  const heard: CatalogEvent[] = []
  const stops = [
    onCatalogEvent(() => {
      throw new Error('listener')
    }),
    onCatalogEvent((event) => heard.push(event)),
  ]
  const event: CatalogEvent = { type: 'extrasDropped', charts: 1, blocks: 2 }
  emitCatalogEvent(event)
  expect([heard, takeConsoleErrors().length]).toEqual([[event], 1])
  for (const stop of stops) stop()
  emitCatalogEvent(event)
  expect([heard.length, takeConsoleErrors().length]).toEqual([1, 0])
})
