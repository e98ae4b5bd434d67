// What an engine does at its ports, as /dev/sync is told it.
import { expect, it, vi } from 'vitest'
import type { SyncPorts } from './ports.ts'
import { listenToTraffic, type Traffic } from './traffic.ts'

type Ports = Pick<SyncPorts, 'transport' | 'locks' | 'halted'>

const listening = () => {
  const heard: Traffic[] = []
  const halted = vi.fn<(reason: string) => void>()
  const ports: Ports = {
    transport: {
      host: 'h',
      call: async () => ({ type: 'success', output: null }),
      capabilities: async () => ({ type: 'answered', names: new Set() }),
    },
    locks: { runIfFree: async (name, work) => (name === 'free' ? work() : null) },
    halted,
  }
  const own = { ...ports }
  return {
    ports,
    own,
    heard,
    halted,
    stop: listenToTraffic(ports, (traffic) => heard.push(traffic)),
  }
}

it('a lock is taken, by force or not, and released, or it is busy', async () => {
  const { ports, heard } = listening()
  expect(await ports.locks.runIfFree('free', async () => 1)).toBe(1)
  expect(heard).toEqual([{ type: 'lockTaken', isForced: false }, { type: 'lockReleased' }])
  await ports.locks.runIfFree('free', async () => 1, { isForced: true })
  expect(heard.slice(2)).toEqual([{ type: 'lockTaken', isForced: true }, { type: 'lockReleased' }])
  expect(await ports.locks.runIfFree('held', async () => 1)).toBeNull()
  expect(heard.slice(4)).toEqual([{ type: 'lockBusy' }])
})

it('a request is told when it leaves and when it is answered, with the time between', async () => {
  const { ports, heard } = listening()
  await ports.transport.capabilities()
  expect(heard).toEqual([
    { type: 'sent', f: 'get_capabilities' },
    {
      type: 'answered',
      f: 'get_capabilities',
      outcome: 'success',
      status: null,
      tookMs: expect.any(Number),
    },
  ])
  const [, answered] = heard
  expect(answered?.type === 'answered' && answered.tookMs >= 0 && answered.tookMs < 5_000).toBe(
    true,
  )
})

it('a halt is told in the place of the port’s own listener, until listening ends', () => {
  const { ports, own, heard, halted, stop } = listening()
  ports.halted?.('busy')
  expect([heard, halted.mock.calls]).toEqual([[{ type: 'halted', reason: 'busy' }], []])
  stop()
  expect(ports).toEqual(own)
})
