// Mail through a real mail server.
import { createTransport } from 'nodemailer'
import { messageOf } from './email-message.ts'
import type { MailPort } from './mail-port.ts'

/** A mail server that is silent this long has failed; the letter is tried again later. */
const patienceMs = 20_000

/** Sends through `url` (smtp:// or smtps://), over kept connections. */
export const createSmtpMail = (url: string, from: string): MailPort => {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  } as Parameters<typeof createTransport>[0])
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
