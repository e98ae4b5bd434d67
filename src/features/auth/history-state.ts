// What one sign-in page hands to the next beside the address: an e-mail has no place in a URL.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Prefills the form of the page that is opened. */
    email?: string | undefined
  }
}

export type EmailState = { email?: string | undefined }
