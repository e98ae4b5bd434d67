// What each kind of letter says. A link is made when its letter is written: only its hash is ever
// kept.
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from '../gateways/mail/mail-port.ts'
import { hashSecret } from '../ids.ts'
import { insertEmailToken } from '../store/accounts/email-token-queries.ts'
import type { EmailRow, UserRow } from '../store/tables.ts'
import { isLanguage, type LanguageCode } from '../texts/languages.ts'
import { textOf } from '../texts/text-packs.ts'
import { emailHtml, emailText, type EmailParts } from './email-html.ts'

const linkValidForSec = 2 * 86_400

/** Where people open this app; without a setting, this machine. */
export const publicOrigin = ({
  appOrigin,
  host,
  port,
}: Pick<Config, 'appOrigin' | 'host' | 'port'>): string =>
  appOrigin ?? `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`

const newLink = async (
  { config, ids, store }: Deps,
  user: UserRow,
  nowSec: number,
): Promise<string> => {
  const secret = ids.newSecret()
  await insertEmailToken(store.db, {
    user_id: user.id,
    token_hash: hashSecret(secret),
    purpose: 'verify',
    email: user.email,
    created_at: nowSec,
    expires_at: nowSec + linkValidForSec,
    used_at: null,
  })
  return `${publicOrigin(config)}/verify-email?token=${encodeURIComponent(`${user.id}.${secret}`)}`
}

/** To the minute and in UTC, as nobody knows where the reader is. */
const timeOf = (atSec: number, language: LanguageCode): string => {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(language, style).format(atSec * 1000)} UTC`
}

type Subject = Pick<EmailRow, 'kind' | 'detail' | 'created_at'> & {
  user: UserRow
  language: LanguageCode
  nowSec: number
}

const partsOf = async (
  deps: Deps,
  { kind, detail, created_at: createdAtSec, user, language, nowSec }: Subject,
): Promise<EmailParts> => {
  const device = detail || textOf('mail', language, { key: 'unknownDevice' })
  const say = (key: string): string =>
    textOf('mail', language, {
      key,
      values: { name: user.username, time: timeOf(createdAtSec, language), device },
    })
  const common = {
    language,
    subject: say(`${kind}Subject`),
    greeting: say('greeting'),
    paragraph: say(`${kind}Text`),
    note: say(`${kind}Note`),
  }
  if (kind !== 'verify') return common
  return {
    ...common,
    button: {
      label: say('verifyButton'),
      href: await newLink(deps, user, nowSec),
      addressInstead: say('addressInstead'),
    },
  }
}

/** The mail of a letter, ready to be sent. Writes the hash of its link. */
export const writeEmail = async (
  deps: Deps,
  letter: Pick<EmailRow, 'kind' | 'language' | 'detail' | 'created_at'>,
  user: UserRow,
): Promise<Mail> => {
  const language = isLanguage(letter.language) ? letter.language : 'en'
  const nowSec = Math.floor(deps.clock.nowMs() / 1000)
  const parts = await partsOf(deps, { ...letter, user, language, nowSec })
  return {
    to: user.email,
    language,
    subject: parts.subject,
    text: emailText(parts),
    html: emailHtml(parts),
  }
}
