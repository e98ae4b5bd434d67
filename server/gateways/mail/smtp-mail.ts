// Mail through a real mail server.
import { createTransport } from 'nodemailer'
import type { MailPort } from './mail-port.ts'

/** Sends through `url` (smtp:// or smtps://), over a kept connection. */
export const createSmtpMail = (url: string, from: string): MailPort => {
  const transport = createTransport({ url, pool: true } as Parameters<typeof createTransport>[0])
  return {
    send: async ({ to, subject, text, language }) => {
      await transport.sendMail({ from, to, subject, text, headers: { 'Content-Language': language } })
    },
  }
}
