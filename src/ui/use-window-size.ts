// Which layout the window has room for (breakpoints in tokens.css). Only for parts too costly to
// draw and hide by CSS.
import { useSyncExternalStore } from 'react'
import { mediaQuery } from '#platform/device/media-query.ts'

const phone = mediaQuery('(width < 40rem)')
const narrow = mediaQuery('(width < 64rem)')
const wide = mediaQuery('(min-width: 75rem)')

/** Narrower than `tablet`. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.watch, phone.matches)

/** Too narrow for a table with words among its figures. */
export const useIsNarrow = (): boolean => useSyncExternalStore(narrow.watch, narrow.matches)

/** As wide as `wide`. */
export const useIsWide = (): boolean => useSyncExternalStore(wide.watch, wide.matches)
