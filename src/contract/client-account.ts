// POST /client.php: who is calling, and what this host can do beyond the spec.
import * as z from 'zod'
import { defineCall } from './call.ts'
import { userWireSchema } from './user-wire.ts'

const path = '/client.php'

export const languageWireSchema = z.looseObject({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  nativeName: z.string(),
  isRTL: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.number().nullish(),
  updatedAt: z.number().nullish(),
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
      feedback_form_url: z.string().nullish(),
      flag_service_url: z.string().nullish(),
      /** Addresses of the product's accounts; null where the host names none. */
      social_links: z.array(z.string()).nullish().catch(null),
      captcha: z.enum(['altcha', 'turnstile', 'off']).catch('off'),
      /** Public key of Turnstile's widget, where that is the captcha. */
      turnstile_site_key: z.string().nullish(),
      google_client_id: z.string().nullish(),
      /** Where a Google sign-in begins, if not at Google itself. */
      google_authorize_url: z.string().nullish(),
      /** `local`: a stand-in that charges nothing; `test`: the provider's own test mode; `off`: nobody can pay here; null: the host does not tell. */
      payments: z.enum(['live', 'test', 'local', 'off']).nullish().catch(null),
      invite_only: z.boolean().catch(false),
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
    payload: z.object({ language_code: z.enum(['en', 'tr', 'ja', 'es', 'ar', 'pt', 'es-AR', 'ru', 'vi', 'ko', 'it', 'zh']) }),
    output: z.looseObject({ language_code: z.string() }),
  }),
}
