// ALTCHA's widget, its look and its worker. Loaded only by forms that show it. It writes its HTML
// through the policy `svelte-trusted-html`, and its worker is a file of ours: nothing of it needs
// more than our policy allows.
import 'altcha/external'
import 'altcha/altcha.css'
import './altcha-field.css'
import SolverWorker from 'altcha/workers/pbkdf2?worker'
import { fetchCaptchaTask } from '#client/online/captcha.ts'
import type { Translate } from '#i18n/use-text.ts'

/** Enough to be quick, few enough to leave the device usable while somebody types. */
const workers = 4

const json = { headers: { 'content-type': 'application/json' } }

/** Where the widget fetches a task of `effort` times the usual work. */
export const taskAddress = (effort: number): string => `/get_captcha_challenge?effort=${effort}`

/** The widget fetches by address; ours are calls like every other. */
const askForTask: typeof globalThis.fetch = async (address) => {
  const effort = typeof address === 'string' ? Number(address.split('effort=')[1] ?? 1) : 1
  const challenge = await fetchCaptchaTask(effort)
  return challenge === null
    ? new Response('{}', { ...json, status: 404 })
    : new Response(JSON.stringify(challenge), json)
}

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new SolverWorker())
globalThis.$altcha.defaults.set({
  challenge: taskAddress(1),
  // A dear task on a slow phone.
  timeout: 5 * 60_000,
  fetch: askForTask,
  workers,
  hideFooter: true,
  hideLogo: true,
  // Movements of hands are nobody's business.
  humanInteractionSignature: false,
})

/** Gives the widget the words of a language; returns the name it knows them by. */
export const speakAltcha = (language: string, t: Translate<'auth'>): string => {
  const name = language.toLowerCase()
  globalThis.$altcha.i18n.set(name, {
    label: t('captchaLabel'),
    verifying: t('captchaVerifying'),
    verified: t('captchaVerified'),
    error: t('captchaError'),
    expired: t('captchaExpired'),
    waitAlert: t('captchaWait'),
    verificationRequired: t('captchaLabel'),
    loading: t('captchaVerifying'),
  })
  return name
}
