// A mail as nodemailer takes it.
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail-port.ts'

/** The headers say its language, and that no person wrote it: out-of-office replies stay away. */
export const messageOf = (
  { to, subject, text, html, language }: Mail,
  from: string,
): SendMailOptions => ({
  from,
  to,
  subject,
  text,
  html,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
})
