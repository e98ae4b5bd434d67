// Whether browsers grant this page what they keep for HTTPS and localhost: hashing, workers that
// search, installing.

export const isSecurePage = (): boolean => globalThis.isSecureContext
