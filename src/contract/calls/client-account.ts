// POST /client.php: who is calling, and what this host can do beyond the spec.
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { userWireSchema } from '../account/user-wire.ts'

const path = '/client.php'

export const languageWireSchema = z.looseObject({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nativeName: z.string(),
  isRTL: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.nullish(z.number()),
  updatedAt: z.nullish(z.number()),
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
    output: z.looseObject({ capabilities: z.array(z.string()) }),
  }),
  get_config: defineCall({
    path,
    f: 'get_config',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: z.looseObject({
      feedback_form_url: z.nullish(z.string()),
      flag_service_url: z.nullish(z.string()),
      /** Addresses of the product's accounts; null where the host names none. */
      social_links: z.catch(z.nullish(z.array(z.string())), null),
      captcha: z.catch(z.enum(['altcha', 'turnstile', 'off']), 'off'),
      /** Public key of Turnstile's widget, where that is the captcha. */
      turnstile_site_key: z.nullish(z.string()),
      google_client_id: z.nullish(z.string()),
      /** Where a Google sign-in begins, if not at Google itself. */
      google_authorize_url: z.nullish(z.string()),
      /**
       * `local`: a stand-in that charges nothing; `test`: the provider's own test mode; `off`:
       * nobody can pay here; null: the host does not tell.
       */
      payments: z.catch(z.nullish(z.enum(['live', 'test', 'local', 'off'])), null),
      invite_only: z.catch(z.boolean(), false),
    }),
  }),
  get_languages: defineCall({
    path,
    f: 'get_languages',
    auth: 'public',
    isMutation: false,
    payload: z.object({}),
    output: z.array(languageWireSchema),
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
    output: z.looseObject({ language_code: z.string() }),
  }),
}
