// How mail leaves the server.

export type Mail = { to: string; subject: string; text: string; html: string; language: string }

export type MailPort = {
  /** Resolves once the mail is handed over; rejects with nodemailer's error (`code`, `responseCode`). */
  send: (mail: Mail) => Promise<void>
}
