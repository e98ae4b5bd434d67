// What a browser says it is, in names people know. A hint for its owner; nothing is decided by it.
import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

export type DeviceNames = {
  browser: string | null
  system: string | null
  device: 'desktop' | 'phone' | 'tablet' | null
}

const nameless: DeviceNames = { browser: null, system: null, device: null }
const devices: Record<string, DeviceNames['device']> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
}

/** Names out of a User-Agent header; null for what it does not say. Never throws. */
export const deviceOf = (userAgent: string): DeviceNames => {
  if (userAgent.trim() === '') return nameless
  try {
    const { browser, os, platform } = parse(userAgent)
    return {
      browser: browser.name || null,
      system: os.name || null,
      device: devices[platform.type ?? ''] ?? null,
    }
  } catch {
    return nameless
  }
}

/**
 * '' for what is not known by name: whoever signs in can call themselves anything, and owners read
 * this in letters.
 */
export type BrowserNames = { browser: string; system: string }

const browserNames: ReadonlySet<string> = new Set(Object.values(BROWSER_MAP))
const systemNames: ReadonlySet<string> = new Set(Object.values(OS_MAP))

/** Browser and system by their well-known names, without versions: an update is no new device. */
export const browserOf = (userAgent: string): BrowserNames => {
  const { browser, system } = deviceOf(userAgent)
  return {
    browser: browser !== null && browserNames.has(browser) ? browser : '',
    system: system !== null && systemNames.has(system) ? system : '',
  }
}
