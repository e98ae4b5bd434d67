// Bytes as people read them.
import { numberFormat } from './figure.ts'

const megabyte = 1_000_000
const gigabyte = 1_000_000_000

type ReadableSize = { amount: number; unit: 'kilobyte' | 'megabyte' | 'gigabyte' }

const readableSize = (bytes: number): ReadableSize => {
  if (bytes < megabyte) return { amount: Math.ceil(bytes / 1000), unit: 'kilobyte' }
  const [size, unit] =
    bytes < gigabyte ? [megabyte, 'megabyte' as const] : [gigabyte, 'gigabyte' as const]
  return { amount: Math.round((bytes * 10) / size) / 10, unit }
}

/**
 * Whole kilobytes below one megabyte, else one decimal of megabytes or gigabytes, with the
 * language's own unit. Arabic has its units as words: of the short forms it abbreviates some and
 * spells out others.
 */
export const formatSize = (bytes: number, locale: string): string => {
  const { amount, unit } = readableSize(bytes)
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: locale.startsWith('ar') ? 'long' : 'short',
  }).format(amount)
}
