// What a browser says it is, in names people know. A hint for its owner; nothing is decided by it.
import { parse } from 'bowser'

export type DeviceNames = { browser: string | null; system: string | null; device: 'desktop' | 'phone' | 'tablet' | null }

const nameless: DeviceNames = { browser: null, system: null, device: null }
const devices: Record<string, DeviceNames['device']> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** Names out of a User-Agent header; null for what it does not say. Never throws. */
export const deviceOf = (userAgent: string): DeviceNames => {
  if (userAgent.trim() === '') return nameless
  try {
    const { browser, os, platform } = parse(userAgent)
    return { browser: browser.name || null, system: os.name || null, device: devices[platform.type ?? ''] ?? null }
  } catch {
    return nameless
  }
}
