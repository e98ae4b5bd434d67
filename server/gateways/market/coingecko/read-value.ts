// Reads one value of a provider's answer. Whatever is not what it should be is unknown, never an
// exception.

/** A finite number, also where it was sent as text; null otherwise. */
export const figureOf = (value: unknown): number | null => {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : null
}

/** A figure above zero: providers write 0 where they do not know a price, a cap or a supply. */
export const amountOf = (value: unknown): number | null => {
  const figure = figureOf(value)
  return figure !== null && figure > 0 ? figure : null
}

export const rankOf = (value: unknown): number | null => {
  const rank = amountOf(value)
  return rank !== null && Number.isInteger(rank) ? rank : null
}

/** Seconds of an ISO time or date; null where there is none. */
export const secondsOf = (value: unknown): number | null => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(ms) ? null : Math.floor(ms / 1000)
}

// Control characters, zero-width marks and direction overrides can hide or reorder what a name
// says. The joiner of emoji stays.
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** One line of visible text, NFC; null where nothing is left. */
export const labelOf = (value: unknown, mostCharacters = 120): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value)
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .trim()
  return text === '' ? null : Array.from(text).slice(0, mostCharacters).join('')
}

/** An id verbatim: spaces, brackets and digits are part of it. Null for what cannot be one. */
export const idOf = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const id = String(value)
  return id.trim() === '' || id.length > 200 ? null : id
}

/**
 * A link that leads somewhere: http or https, with more than a bare reddit address; null otherwise.
 */
export const linkOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return null
  const url = new URL(value.trim())
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isNowhere = url.hostname.endsWith('reddit.com') && url.pathname === '/'
  return isWeb && !isNowhere ? url.href : null
}

/** The first link of a padded list such as `["http://…", "", ""]`. */
export const firstLinkOf = (value: unknown): string | null => {
  for (const entry of Array.isArray(value) ? value : [value]) {
    const link = linkOf(entry)
    if (link !== null) return link
  }
  return null
}

/** An https picture; a missing one is the text "missing_thumb.png". */
export const imageOf = (value: unknown): string | null => {
  const link = linkOf(value)
  return link === null || !link.startsWith('https:') || /\/missing_[a-z]+\.png/.test(link)
    ? null
    : link
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
