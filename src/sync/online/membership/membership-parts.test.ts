// What the server says about a membership, part by part.
import { expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { CallApi } from '#api/call.ts'
import { fetchMembershipPart } from './membership-parts.ts'
import { changePlan, previewChange, reactivateSubscription } from './plan-changes.ts'

const answering = (answers: Record<string, unknown>) => {
  const requests: unknown[][] = []
  const callApi = (async (...words: unknown[]) => {
    const [f] = words
    if (f === 'get_capabilities') return { capabilities: [] }
    requests.push(words)
    const answer = answers[String(f)]
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as CallApi
  return { callApi, requests }
}
const { signal } = new AbortController()
const refused = new ApiError({ kind: 'refused', status: 200, code: 'NO', data: {} })

it('each part has its own call, which ends with the page that asked', async () => {
  const calls = {
    subscription: 'get-user-subscription',
    invoices: 'get-user-invoices',
    paymentMethod: 'get-user-payment-method',
    options: 'get-subscription-options',
  } as const
  for (const [part, f] of Object.entries(calls)) {
    const { callApi, requests } = answering({ [f]: refused })
    await expect(fetchMembershipPart[part as keyof typeof calls](callApi, signal)).rejects.toBe(
      refused,
    )
    expect(requests).toEqual([[f, {}, { signal }]])
  }
})

it('no invoices and no options are none', async () => {
  const { callApi } = answering({ 'get-user-invoices': [], 'get-subscription-options': [] })
  expect([
    await fetchMembershipPart.invoices(callApi, signal),
    await fetchMembershipPart.options(callApi, signal),
  ]).toEqual([[], []])
})

it('R-MEM-015 the end is taken back by the subscription’s id', async () => {
  const { callApi, requests } = answering({ 'reactivate-subscription': null })
  expect(await reactivateSubscription(callApi, 'sub_1')).toEqual({ kind: 'done', message: null })
  expect(requests).toEqual([['reactivate-subscription', { subscriptionId: 'sub_1' }, {}]])
})

it('R-MEM-018 a preview ends with the page that asked, and a currency is three letters', async () => {
  const change = { direction: 'upgrade', subscriptionId: 'sub_1', newPriceId: 'p' } as const
  for (const [currency, expected] of [
    ['usd', 'usd'],
    ['EUR', 'EUR'],
    ['usdx', null],
    ['xusd', null],
    [null, null],
  ] as const) {
    const { callApi, requests } = answering({ 'preview-upgrade-subscription': { currency } })
    expect((await previewChange(callApi, change, signal)).currency).toBe(expected)
    expect(requests).toEqual([
      ['preview-upgrade-subscription', { subscriptionId: 'sub_1', newPriceId: 'p' }, { signal }],
    ])
  }
})

it('a change of plan that is refused is told, not thrown', async () => {
  const { callApi } = answering({ 'upgrade-subscription': refused })
  expect(
    await changePlan(callApi, { direction: 'upgrade', subscriptionId: 'sub_1', newPriceId: 'p' }),
  ).toMatchObject({ kind: 'failed', failure: { reason: 'refused', code: 'NO' } })
})
