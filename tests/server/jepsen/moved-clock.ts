// Loaded into the server's process before its own code: moves the clock that everything in it is given, when told to.
// Nothing in the product knows of it, so there is no switch that production would have to refuse.
import { systemClock } from '#server/clock.ts'

let offsetMs = Number(process.env['CLOCK_OFFSET_MS'] ?? 0)

systemClock.nowMs = () => Date.now() + offsetMs

process.on('message', (message: { offsetMs?: unknown }) => {
  if (typeof message.offsetMs === 'number') ({ offsetMs } = message as { offsetMs: number })
})
process.channel?.unref()
