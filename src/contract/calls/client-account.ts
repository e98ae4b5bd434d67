// POST /client.php: who is calling, and what this host can do beyond the spec.
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { flag, isSet, knownText, oneOf, seconds, text, whole } from '../fields.ts'
import { fields } from '../objects.ts'
import { answeredRows, words } from '../rows.ts'
import { userWireSchema } from '../account/user-wire.ts'

const path = '/client.php'
const captchaKinds = ['altcha', 'turnstile', 'off'] as const

export const languageWireSchema = z.looseObject({
  id: whole,
  code: knownText,
  name: knownText,
  nativeName: knownText,
  isRTL: isSet,
  /** Null where nothing is said. */
  isActive: flag,
  createdAt: z.optional(seconds),
  updatedAt: z.optional(seconds),
})

export const clientAccountCalls = {
  retrieve_current_user: defineCall({
    path,
    f: 'retrieve_current_user',
    auth: 'user',
    isMutation: false,
    payload: z.object({}),
    output: z.looseObject({ user: userWireSchema }),
  }),
  get_capabilities: defineCall({
    path,
    f: 'get_capabilities',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: z.looseObject({ capabilities: words }),
  }),
  get_config: defineCall({
    path,
    f: 'get_config',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: fields({
      feedback_form_url: z.optional(text),
      flag_service_url: z.optional(text),
      /** Addresses of the product's accounts; null where the host names none. */
      social_links: z.nullish(words),
      captcha: z.catch(z.pipe(oneOf(captchaKinds), z.enum(captchaKinds)), 'off'),
      /** Public key of Turnstile's widget, where that is the captcha. */
      turnstile_site_key: z.optional(text),
      google_client_id: z.optional(text),
      /** Where a Google sign-in begins, if not at Google itself. */
      google_authorize_url: z.optional(text),
      /**
       * `local`: a stand-in that charges nothing; `test`: the provider's own test mode; `off`:
       * nobody can pay here; null: the host does not tell.
       */
      payments: z.optional(oneOf(['live', 'test', 'local', 'off'])),
      invite_only: isSet,
      /** Finished screens are links in the menus, without the specification's "Soon". */
      soon_marks_lifted: isSet,
    }),
  }),
  get_languages: defineCall({
    path,
    f: 'get_languages',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: answeredRows(languageWireSchema),
  }),
  change_language: defineCall({
    path,
    f: 'change_language',
    auth: 'user',
    isMutation: false,
    payload: z.object({
      language_code: z.enum([
        'en',
        'tr',
        'ja',
        'es',
        'ar',
        'pt',
        'es-AR',
        'ru',
        'vi',
        'ko',
        'it',
        'zh',
      ]),
    }),
    output: fields({ language_code: z.optional(text) }),
  }),
}
