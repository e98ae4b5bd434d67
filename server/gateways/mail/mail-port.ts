// How mail leaves the server.

export type Mail = { to: string; subject: string; text: string; language: string }

export type MailPort = {
  /** Resolves once the mail is handed over. */
  send: (mail: Mail) => Promise<void>
}
