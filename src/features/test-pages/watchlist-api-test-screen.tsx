// /watchlist-api-test: every watchlist call with its form and its raw answer (R-RTE-045,
// D-TESTPAGES).
import type { CallName } from '#contract/calls.ts'
import { clientWatchlistCalls } from '#contract/calls/client-watchlists.ts'
import { useText } from '#i18n/use-text.ts'
import { CallForm } from './call-form.tsx'
import { TestPage } from './test-page.tsx'

const names = Object.keys(clientWatchlistCalls) as (keyof typeof clientWatchlistCalls & CallName)[]

export const WatchlistApiTestScreen = () => {
  const { t } = useText('test-pages')
  return (
    <TestPage title={t('watchlistTitle')}>
      <div>
        {names.map((f) => (
          <details key={f} className="border-b border-hair py-1 last:border-0">
            <summary className="min-h-11 cursor-pointer content-center text-table wrap-anywhere text-ink-1">
              <bdi dir="ltr" className="font-mono">
                {f}
              </bdi>
            </summary>
            <div className="pt-2 pb-5">
              <CallForm f={f} />
            </div>
          </details>
        ))}
      </div>
    </TestPage>
  )
}
