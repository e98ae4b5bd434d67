// Names and addresses that only this machine itself answers to.

/** For a HOST or the host of an address; `[::1]` as addresses write it too. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
