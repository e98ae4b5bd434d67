// The calls that the specification gives, to the letter: where they are posted, and what goes into them (Spec §7).
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { stripeCheckoutCalls } from '#contract/calls/stripe-checkout.ts'

const rows: Record<string, Call> = calls
const fieldsOf = (f: string): string[] => {
  const payload = rows[f]?.payload
  return payload instanceof z.ZodMiniObject
    ? Object.keys(payload.shape).toSorted()
    : ['no such call']
}

it.each([
  ['login_user', ['email', 'password']],
  ['logout_user', []],
  ['register_user', ['captcha_token', 'email', 'password', 'terms_accepted', 'username']],
  ['forgot_password', ['email']],
  ['get_google_tokens', ['code']],
  ['change_password', ['current_password', 'new_password']],
])('R-API-009 R-API-015 R-AUT-051 R-AUT-052 /authentication.php %s takes %j', (f, fields) => {
  expect(rows[f]).toMatchObject({ f, path: '/authentication.php' })
  // What goes beyond is sent only when it is set (D-REMEMBER).
  expect(fieldsOf(f).filter((field) => fields.includes(field) || f !== 'login_user')).toEqual(
    fields,
  )
})

it.each([
  ['retrieve_current_user', []],
  ['search_assets', ['query']],
  ['get_user_watchlists', []],
  ['get_user_ido_watchlists', []],
  ['edit_watchlist', ['description', 'icon_id', 'id', 'name']],
  ['add_to_watchlist_v2', ['coinId', 'description', 'listId']],
  ['remove_from_watchlist_v2', ['coinId', 'listId']],
  ['update_user_avatar', ['avatar_id']],
  ['remove_user_avatar', []],
])('R-API-010 R-API-012 R-API-013 R-API-014 /client.php %s takes %j', (f, fields) => {
  expect(rows[f]).toMatchObject({ f, path: '/client.php' })
  expect(fieldsOf(f)).toEqual(fields)
})

it('R-API-008 payments have a path of their own', () => {
  expect(Object.values(stripeCheckoutCalls).map(({ path }) => path)).toEqual(
    Object.keys(stripeCheckoutCalls).map(() => '/stripe_checkout.php'),
  )
})

it.each([
  ['get-subscription-plans', []],
  ['create-checkout-session', ['cancelUrl', 'priceId', 'successUrl', 'userId']],
  ['verify-payment', ['paymentIntent', 'paymentIntentClientSecret']],
  ['get-user-subscription', []],
  ['get-user-invoices', []],
  ['get-user-payment-method', []],
  ['cancel-subscription', ['subscriptionId']],
  ['reactivate-subscription', ['subscriptionId']],
  ['create-payment-update-session', ['cancelUrl', 'subscriptionId', 'successUrl']],
  ['get-subscription-options', []],
  ['preview-upgrade-subscription', ['newPriceId', 'subscriptionId']],
  ['upgrade-subscription', ['newPriceId', 'subscriptionId']],
  ['preview-downgrade-subscription', ['newPriceId', 'subscriptionId']],
  ['downgrade-subscription', ['newPriceId', 'subscriptionId']],
])('R-API-011 R-MEM-006 to R-MEM-021 /stripe_checkout.php %s takes %j', (f, fields) => {
  expect(rows[f]).toMatchObject({ f, path: '/stripe_checkout.php' })
  // What a checkout of ours adds to the address of return goes beyond (D-PAYSUCCESS).
  expect(fieldsOf(f).filter((field) => field !== 'sessionId')).toEqual(fields)
})

it.each([
  ['verify_email', ['token']],
  ['request_email_verification', ['captcha_token', 'email']],
  ['create_watchlist', ['description', 'icon_id', 'icon_name', 'name']],
  ['delete_watchlist', ['id']],
  ['create_ido_watchlist', ['description', 'icon_id', 'icon_name', 'name']],
  ['edit_ido_watchlist', ['description', 'icon_id', 'id', 'name']],
  ['delete_ido_watchlist', ['id']],
  ['add_to_ido_watchlist', ['description', 'listId', 'projectId']],
  ['remove_from_ido_watchlist', ['listId', 'projectId']],
  ['change_language', ['language_code']],
])('R-API-022 D-NOTSHOWN the call the specification does not show: %s takes %j', (f, fields) => {
  expect(fieldsOf(f)).toEqual(fields)
})

it('R-API-006 every call is chosen by f, and f is its key', () => {
  expect(Object.entries(rows).filter(([key, row]) => key !== row.f)).toEqual([])
})
