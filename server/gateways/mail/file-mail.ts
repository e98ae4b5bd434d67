// Mail for machines without a mail server: each letter becomes an .eml file that any mail program
// opens.
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { keptEmails } from './kept-emails.ts'
import { messageOf } from './email-message.ts'
import type { MailPort } from './mail-port.ts'

/** Writes letters to `<dataDir>/outbox`, named by time. */
export const createFileMail = (
  dataDir: string,
  { from, nowMs }: { from: string; nowMs: () => number },
): MailPort => {
  const outbox = path.join(dataDir, 'outbox')
  mkdirSync(outbox, { recursive: true, mode: 0o700 })
  const transport = createTransport({ streamTransport: true, buffer: true })
  let count = 0
  return {
    kept: keptEmails(outbox),
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      count += 1
      const name = `${new Date(nowMs()).toISOString().replaceAll(':', '-')}-${process.pid}-${count}.eml`
      await writeFile(path.join(outbox, name), message as Buffer, { mode: 0o600 })
    },
  }
}
