// Public settings the app asks for at start.
import type { Handler } from '../../calls/handler.ts'

export const getConfig: Handler<'get_config'> = async ({ deps: { config, captcha } }) => ({
  feedback_form_url: config.feedbackFormUrl ?? null,
  flag_service_url: config.flagServiceUrl ?? null,
  social_links: config.socialLinks,
  captcha: captcha.kind,
  google_client_id: config.googleClientId ?? null,
  invite_only: config.inviteOnly,
})
