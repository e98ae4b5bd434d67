// What the address names and the comparison does not show: said by name, with a way to put it
// right. Nothing is dropped.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { withoutCoins } from '#domain/comparison/chosen-coins.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { CompareAddress } from '../compare-search.ts'

type ChoiceNoticesProps = {
  unknown: readonly string[]
  surplus: readonly CoinRow[]
  address: CompareAddress
}

export const ChoiceNotices = ({
  unknown,
  surplus,
  address: { coinIds, choose },
}: ChoiceNoticesProps) => {
  const { t } = useText('coin-compare')
  return (
    <>
      {unknown.length === 0 ? null : (
        <Banner
          tone="warn"
          action={
            <Button size="small" onClick={() => choose(withoutCoins(coinIds, unknown))}>
              {t('dropUnknown')}
            </Button>
          }
        >
          <span className="wrap-anywhere">{t('unknown', { ids: unknown.join(', ') })}</span>
        </Banner>
      )}
      {surplus.length === 0 ? null : (
        <Banner tone="warn">
          {t('surplus', { names: surplus.map(({ name }) => name).join(', ') })}
        </Banner>
      )}
    </>
  )
}
