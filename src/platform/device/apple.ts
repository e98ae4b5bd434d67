// Whether the keyboard has a Command key, for naming it.

/** True on macOS, iOS and iPadOS. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
