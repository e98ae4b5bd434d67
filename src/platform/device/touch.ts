// Whether this device is mainly touched: a focused field then opens a keyboard over half of the
// screen.
export const isTouchFirst = (): boolean => window.matchMedia('(pointer: coarse)').matches
