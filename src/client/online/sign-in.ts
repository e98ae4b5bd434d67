// Signing in and up, and proving an address.
import { register as registerBy } from '#sync/online/sign-in/register.ts'
import { signIn as signInBy } from '#sync/online/sign-in/sign-in.ts'
import { exchangeGoogleCode as exchangeGoogleCodeBy } from '#sync/online/sign-in/google-sign-in.ts'
import {
  requestEmailVerification as requestEmailVerificationBy,
  verifyEmail as verifyEmailBy,
} from '#sync/online/sign-in/email-verification.ts'
import { online } from './online.ts'

export const register = online(registerBy)
export const signIn = online(signInBy)
export const exchangeGoogleCode = online(exchangeGoogleCodeBy)
export const requestEmailVerification = online(requestEmailVerificationBy)
export const verifyEmail = online(verifyEmailBy)
