// Ending the session.
import { signOut as signOutBy } from '#sync/online/sign-in/sign-out.ts'
import { online } from './online.ts'

export const signOut = online(signOutBy)
