// Word from one tab of this app to the others on this device. Lost words must never matter: they
// only wake.

export type TabChannel = {
  post: (message: unknown) => void
  close: () => void
}

/**
 * Opens the channel `name`; `onMessage` hears the other tabs, never this one. Silent where the
 * browser has none.
 */
export const openTabChannel = (name: string, onMessage: (message: unknown) => void): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event) => onMessage(event.data))
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
