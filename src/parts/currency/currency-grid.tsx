// The currencies as a grid of buttons: sign, name, and what a dollar is in it.
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { currencySign, type Currency } from '#domain/money/currencies.ts'
import { rateOf, type ExchangeRates } from '#domain/money/exchange-rates.ts'
import { formatPriceIn } from '#domain/money/money-format.ts'
import { useText } from '#i18n/use-text.ts'

export type OfferedCurrency = { code: Currency; name: string; isProposed: boolean }

type CurrencyGridProps = {
  found: readonly OfferedCurrency[]
  current: string
  rates: ExchangeRates | null
  onChoose: (code: Currency) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  ref: RefObject<HTMLUListElement | null>
}

export const CurrencyGrid = ({
  found,
  current,
  rates,
  onChoose,
  onKeyDown,
  ref,
}: CurrencyGridProps) => {
  const { t, language } = useText('market')
  // One stop for the Tab key: the current currency, or the first where a search has left it out.
  const stop = found.some(({ code }) => code === current) ? current : found[0]?.code
  const rateText = (currency: Currency): string => {
    const perUsd = rateOf(rates, currency)
    return currency === 'USD' || perUsd === null
      ? currency
      : `${currency} · $1 = ${formatPriceIn(1, { currency, perUsd }, language)}`
  }
  return (
    <ul
      ref={ref}
      aria-label={t('currency')}
      className="mt-3 grid grid-cols-1 gap-1 min-[25rem]:grid-cols-2 tablet:grid-cols-3"
    >
      {found.map(({ code, name, isProposed }) => (
        <li key={code}>
          <button
            type="button"
            data-currency={code}
            tabIndex={code === stop ? 0 : -1}
            aria-current={code === current || undefined}
            onClick={() => onChoose(code)}
            onKeyDown={onKeyDown}
            className={clsx(
              'flex min-h-13 w-full items-center gap-3 rounded-2 px-3 text-start ' +
                'transition-colors hover:bg-hover',
              code === current && 'bg-raised',
            )}
          >
            <bdi aria-hidden="true" className="w-8 flex-none text-center text-table text-ink-2">
              {currencySign(code, language)}
            </bdi>
            <span className="grid min-w-0 flex-1">
              <bdi className="text-body font-medium wrap-anywhere text-ink-1">{name}</bdi>
              <bdi dir="ltr" className="text-caption text-ink-3 rtl:text-end">
                {rateText(code)}
              </bdi>
              {isProposed ? <span className="text-caption text-info">{t('proposed')}</span> : null}
            </span>
            {code === current ? (
              <Check aria-hidden="true" className="flex-none text-ink-1" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
