import { expect, it } from 'vitest'
import { calls, type CallName } from '#contract/calls.ts'
import { callPolicies } from './call-policies.ts'

/** What the specification gives to visitors and to whoever is logged in (Spec §6, §7). */
const givenAway: CallName[] = [
  'login_user',
  'logout_user',
  'register_user',
  'forgot_password',
  'get_google_tokens',
  'change_password',
  'retrieve_current_user',
  'search_assets',
  'get_user_watchlists',
  'get_user_ido_watchlists',
  'edit_watchlist',
  'add_to_watchlist_v2',
  'remove_from_watchlist_v2',
  'update_user_avatar',
  'remove_user_avatar',
  'get-subscription-plans',
]

it.each(givenAway)('R-PRM-009 D-TIERS %s asks for no paid membership', (f) => {
  expect(callPolicies[f].tier).toBe('free')
})

it('R-PRM-009 R-PRM-010 a paid membership is asked for only where somebody is signed in', () => {
  const names = Object.keys(calls) as CallName[]
  expect(
    names.filter((f) => callPolicies[f].tier !== 'free' && calls[f].auth === 'public'),
  ).toEqual([])
})

it('R-PRM-003 every call that touches rows of an account asks who it is', () => {
  const names = Object.keys(calls) as CallName[]
  expect(
    names.filter((f) => callPolicies[f].owner === 'self' && calls[f].auth === 'public'),
  ).toEqual([])
})
