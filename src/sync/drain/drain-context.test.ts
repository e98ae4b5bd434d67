// Why a drain ends: the first reason holds, and is told once.
import { expect, it, vi } from 'vitest'
import { haltDrain, type DrainContext } from './drain-context.ts'

it('a drain ends for the first reason, told once, and waits for the longest wait that was asked for', () => {
  const halted = vi.fn<(reason: string) => void>()
  const context = {
    ports: { halted },
    halt: { reason: null, untilMs: 0 },
  } as unknown as DrainContext
  haltDrain(context, 'busy', 5_000)
  haltDrain(context, 'unreachable', 2_000)
  expect(context.halt).toEqual({ reason: 'busy', untilMs: 5_000 })
  haltDrain(context, 'fenced', 9_000)
  expect([context.halt.untilMs, halted.mock.calls]).toEqual([9_000, [['busy']]])
})
