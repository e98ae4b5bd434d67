// Where the result comes from, and the choice of what a sale gives away.
import type { AccountDb } from '#data/account-db.ts'
import { chooseCostBasis } from '#data/ledger-entries/commands.ts'
import { lotMethods } from '#domain/ledger/lots/lot-method.ts'
import { useText } from '#i18n/use-text.ts'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { portfolioFaultText } from '#parts/portfolio/portfolio-fault-text.ts'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Gain } from '../gain.tsx'
import { Section } from '../section.tsx'
import { useDollars } from '../use-dollars.ts'
import type { Portfolio } from '../use-portfolio.ts'

const toastFault = (error: unknown): void =>
  void toast({ variant: 'destructive', title: portfolioFaultText(error) })

const line = 'flex min-h-9 items-center justify-between gap-4 border-b border-hair last:border-0'

const Gains = ({ portfolio: { valued, books } }: { portfolio: Portfolio }) => {
  const { t } = useText('portfolio')
  const dollars = useDollars()
  const { totals } = valued
  const gains = [
    { key: 'realised', usd: totals.realisedUsd, isShown: true },
    { key: 'unrealised', usd: totals.unrealisedUsd, isShown: true },
    { key: 'movedOut', usd: totals.movedUsd, isShown: !totals.movedUsd.eq(0) },
    { key: 'income', usd: totals.incomeUsd, isShown: !totals.incomeUsd.eq(0) },
    { key: 'fees', usd: totals.feesUsd.neg(), isShown: !totals.feesUsd.eq(0) },
    { key: 'losses', usd: totals.lossesUsd.neg(), isShown: !totals.lossesUsd.eq(0) },
    { key: 'profitLoss', usd: totals.gainUsd, isShown: true },
  ] as const
  const money = [
    { key: 'putIn', usd: books.money.paidInUsd },
    { key: 'takenOut', usd: books.money.takenOutUsd },
  ] as const
  return (
    <dl className="text-table">
      {gains.map(({ key, usd, isShown }) =>
        isShown ? (
          <div key={key} className={line}>
            <dt className={key === 'profitLoss' ? 'font-medium text-ink-1' : 'text-ink-2'}>
              {t(key)}
            </dt>
            <dd>
              <Gain {...dollars.signed(usd)} />
            </dd>
          </div>
        ) : null,
      )}
      {money.map(({ key, usd }) => (
        <div key={key} className={line}>
          <dt className="text-ink-3">{t(key)}</dt>
          <dd className="num text-ink-2">
            <PersonalAmount>{dollars.plain(usd)}</PersonalAmount>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const Performance = ({ db, portfolio }: { db: AccountDb; portfolio: Portfolio }) => {
  const { t } = useText('portfolio')
  return (
    <Section title={t('performance')}>
      <Gains portfolio={portfolio} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3">
        <p className="text-table text-ink-2">{t('costBasis')}</p>
        <LazySelect
          look="chip"
          label={t('costBasis')}
          value={portfolio.costBasis}
          options={lotMethods.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => {
            const chosen = lotMethods.find((basis) => basis === value)
            if (chosen) void chooseCostBasis(db, chosen).catch(toastFault)
          }}
        />
      </div>
      <p className="pt-2 text-caption text-ink-3">{t('costBasisHow')}</p>
    </Section>
  )
}
