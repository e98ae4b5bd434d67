// How mail leaves the server.

export type Mail = { to: string; subject: string; text: string; html: string; language: string }

export type KeptEmails = {
  /** Removes every letter to an address. */
  forget: (address: string) => Promise<void>
  /** Removes letters written before `beforeMs`. */
  purge: (beforeMs: number) => Promise<void>
}

export type MailPort = {
  /**
   * Resolves once the mail is handed over; rejects with nodemailer's error (`code`,
   * `responseCode`).
   */
  send: (mail: Mail) => Promise<void>
  /** Only where letters stay on this machine for want of a mail server. */
  kept?: KeptEmails
}
