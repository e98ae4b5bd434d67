// Public settings the app asks for at start.
import type { Handler } from '../../../calls/handler.ts'

export const getConfig: Handler<'get_config'> = async ({
  deps: { config, captcha, google, payments },
}) => ({
  feedback_form_url: config.feedbackFormUrl ?? null,
  flag_service_url: config.flagServiceUrl ?? null,
  social_links: config.socialLinks,
  captcha: captcha.kind,
  turnstile_site_key: captcha.kind === 'turnstile' ? (config.turnstile?.siteKey ?? null) : null,
  google_client_id: google?.clientId ?? null,
  google_authorize_url: google?.authorizeUrl ?? null,
  payments: payments?.mode ?? 'off',
  invite_only: config.inviteOnly,
  soon_marks_lifted: config.areSoonMarksLifted,
})
