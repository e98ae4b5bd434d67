import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAccountQuery } from './account-query.ts'

it('R-MEM-041: an answer that was asked for before the payment is not taken for the one after it', async () => {
  const client = new QueryClient()
  const answers: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['of-account', 'ada', 'membership.subscription'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
  })
  const unsubscribe = observer.subscribe(() => {})
  expect(answers).toHaveLength(1)
  const refreshed = refreshAccountQuery(client, 'membership.subscription')
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.resolve('past due')
  answers[1]?.resolve('active')
  await refreshed
  expect(observer.getCurrentResult().data).toBe('active')
  unsubscribe()
})
