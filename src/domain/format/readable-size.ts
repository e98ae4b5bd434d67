// Bytes as people read them.

const megabyte = 1_000_000
const gigabyte = 1_000_000_000

export type ReadableSize = { amount: number; unit: 'kilobyte' | 'megabyte' | 'gigabyte' }

/** Whole kilobytes below one megabyte, else one decimal of megabytes or gigabytes. The units are those of Intl. */
export const readableSize = (bytes: number): ReadableSize => {
  if (bytes < megabyte) return { amount: Math.ceil(bytes / 1000), unit: 'kilobyte' }
  const [size, unit] = bytes < gigabyte ? [megabyte, 'megabyte' as const] : [gigabyte, 'gigabyte' as const]
  return { amount: Math.round((bytes * 10) / size) / 10, unit }
}
