// What an amount put into a round becomes: its tokens, when they are free, and the price that gives
// the amount back.
import { useState } from 'react'
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { readAmount, writeAmount } from '#domain/format/amount.ts'
import { roundAmountOf, roundedUp } from '#domain/money/round-amount.ts'
import { stakePlan, termsOfRound } from '#domain/sale/stake.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Segment } from '#ui/actions/segment.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountsButton } from '#parts/personal-amount/amounts-button.tsx'
import { PersonalField } from '#parts/personal-amount/personal-field.tsx'
import { SaleSection } from '../detail/sale-section.tsx'
import { StakeFacts } from './stake-facts.tsx'
import { StakeTable } from './stake-table.tsx'
import { pricedRounds } from './priced-rounds.ts'

const firstAmountUsd = 1000
const convertedDigits = 4

/** A price as a first suggestion; converted ones without digits that nobody announced. */
const suggested = (priceUsd: number, perUsd: number): number =>
  perUsd === 1 ? priceUsd : roundedUp(priceUsd * perUsd, convertedDigits)

const StakeForm = ({ sale }: { sale: SaleRow }) => {
  const { t, language } = useText('upcoming')
  const { currency, perUsd } = useFormat()
  const rounds = pricedRounds(sale)
  const [roundName, setRoundName] = useState(rounds.at(-1)?.name ?? '')
  const [amountText, setAmountText] = useState(() =>
    writeAmount(roundAmountOf(firstAmountUsd, perUsd), language),
  )
  // Null until something is written: then the announced price of the token stands there, also after
  // another round is chosen.
  const [afterText, setAfterText] = useState<string | null>(null)
  const round = rounds.find(({ name }) => name === roundName) ?? rounds.at(-1)
  if (!round)
    return (
      <SaleSection title={t('stake')}>
        <p className="text-body text-ink-3">{t('stakeNoPrice')}</p>
      </SaleSection>
    )

  const shownAfter =
    afterText ?? writeAmount(suggested(sale.tokenPriceUsd ?? round.priceUsd, perUsd), language)
  const aboveZero = (text: string): number | null => readAmount(text, language) || null
  const usdOf = (text: string): number | null => {
    const amount = aboveZero(text)
    return amount === null ? null : amount / perUsd
  }
  const [amountUsd, afterUsd] = [usdOf(amountText), usdOf(shownAfter)]
  const isUsd = currency === 'USD'
  const wrong = (text: string, read: number | null) =>
    read === null && text.trim() !== '' ? t('stakeWrong') : undefined
  const plan =
    amountUsd === null
      ? null
      : stakePlan({
          amountUsd,
          priceUsd: round.priceUsd,
          terms: termsOfRound(round.name, sale.detail?.vesting ?? []),
        })
  const number = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } as const
  return (
    <SaleSection title={t('stake')} aside={<AmountsButton className="-my-2 -me-2" />}>
      <div className="mb-4">
        <Segment
          label={t('round')}
          value={round.name}
          onChange={setRoundName}
          options={rounds.map(({ name }) => ({ value: name, label: <bdi>{name}</bdi> }))}
        />
      </div>
      <div className="grid max-w-160 items-start gap-4 tablet:grid-cols-2">
        <PersonalField
          {...number}
          label={isUsd ? t('stakeAmount') : t('stakeAmountIn', { currency })}
          value={amountText}
          onChange={({ target }) => setAmountText(target.value)}
          error={wrong(amountText, amountUsd)}
        />
        <TextField
          {...number}
          label={isUsd ? t('stakeAfter') : t('stakeAfterIn', { currency })}
          hint={t('stakeAfterHint')}
          value={shownAfter}
          onChange={({ target }) => setAfterText(target.value)}
          error={wrong(shownAfter, afterUsd)}
        />
      </div>
      {plan && amountUsd !== null ? (
        <StakeFacts
          sale={sale}
          round={round}
          plan={plan}
          amountUsd={amountUsd}
          afterUsd={afterUsd}
        />
      ) : null}
      {plan && plan.steps.length > 0 ? (
        <StakeTable plan={plan} launchAtSec={sale.launchAtSec} />
      ) : null}
      <p className="mt-4 max-w-[68ch] text-caption text-ink-3">{t('stakeRule')}</p>
    </SaleSection>
  )
}

/** What was written is an amount of one currency: in another one it starts anew. */
export const SaleStake = ({ sale }: { sale: SaleRow }) => (
  <StakeForm key={useFormat().currency} sale={sale} />
)
