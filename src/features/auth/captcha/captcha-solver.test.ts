import { expect, it, vi } from 'vitest'
import { CaptchaFailed, createSolverSlot } from './captcha-solver.ts'

const solver = () => ({ solve: async () => 'answer', renew: vi.fn<() => void>() })

it('R-AUT-031 gives the solver to a form that asked before its widget was here, and to one that asks later', async () => {
  const slot = createSolverSlot()
  const early = slot.get(1000)
  const ready = solver()
  slot.put(ready)
  expect(await early).toBe(ready)
  expect(await slot.get(0)).toBe(ready)
  slot.renew()
  expect(ready.renew).toHaveBeenCalledOnce()
})

it('a widget that does not come keeps no form waiting', async () => {
  vi.useFakeTimers()
  const slot = createSolverSlot()
  const outcome = slot.get(5000).then(
    () => null,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toBeInstanceOf(CaptchaFailed)
  slot.renew()
  vi.useRealTimers()
})
