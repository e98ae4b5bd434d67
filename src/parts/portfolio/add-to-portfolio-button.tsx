// From a coin's page into the portfolio: the form of an entry with the coin and its price in it.
// Visitors are led to where they sign in (R-PRT-007).
import { Link } from '@tanstack/react-router'
import { ChartPie } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Button } from '#ui/actions/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { useAccountDb } from '#client/session/use-account-db.ts'
import { LazyLayer } from '../states/lazy-layer.tsx'
import type { DraftCoin } from './entry-draft.ts'

const NewEntryDialog = lazyPart(
  () => import('./new-entry-dialog.tsx'),
  (module) => module.NewEntryDialog,
)

export const AddToPortfolioButton = ({ coin }: { coin: DraftCoin }) => {
  const { t } = useText('coin-detail')
  const { currency } = useFormat()
  const db = useAccountDb()
  const [isOpen, setIsOpen] = useState(false)
  const words = <span className="max-tablet:sr-only">{t('addToPortfolio')}</span>
  if (db === null) return null
  if (db.isAnonymous)
    return (
      <Link to="/portfolio-analysis" className={buttonClass({ variant: 'ghost' })}>
        <ChartPie />
        {words}
      </Link>
    )
  return (
    <>
      <Button
        variant="ghost"
        icon={<ChartPie />}
        title={t('addToPortfolio')}
        onClick={() => setIsOpen(true)}
      >
        {words}
      </Button>
      {isOpen ? (
        <LazyLayer onClose={() => setIsOpen(false)}>
          <NewEntryDialog
            db={db}
            coin={coin}
            currency={currency}
            onClose={() => setIsOpen(false)}
          />
        </LazyLayer>
      ) : null}
    </>
  )
}
