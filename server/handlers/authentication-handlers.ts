// The handler of every call of POST /authentication.php.
import type { authenticationCalls } from '#contract/calls/authentication.ts'
import type { HandlersOf } from '../calls/handler.ts'
import { changePassword } from './authentication/change_password.ts'
import { forgotPassword } from './authentication/forgot_password.ts'
import { getCaptchaChallenge } from './authentication/get_captcha_challenge.ts'
import { getGoogleTokens } from './authentication/get_google_tokens.ts'
import { loginUser } from './authentication/login_user.ts'
import { logoutUser } from './authentication/logout_user.ts'
import { registerUser } from './authentication/register_user.ts'
import { requestEmailVerification } from './authentication/request_email_verification.ts'
import { verifyEmail } from './authentication/verify_email.ts'

export const authenticationHandlers: HandlersOf<typeof authenticationCalls> = {
  login_user: loginUser,
  logout_user: logoutUser,
  change_password: changePassword,
  register_user: registerUser,
  verify_email: verifyEmail,
  request_email_verification: requestEmailVerification,
  forgot_password: forgotPassword,
  get_google_tokens: getGoogleTokens,
  get_captcha_challenge: getCaptchaChallenge,
}
