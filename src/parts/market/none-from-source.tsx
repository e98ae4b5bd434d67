// A list that the market's source knows nothing of: says so by the source's name, and leads to the
// sales.
import { Link } from '@tanstack/react-router'
import { useText } from '#i18n/use-text.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useMarketOrigin } from '#client/market/use-market-origin.ts'
import { useSourceNames } from './use-source-names.ts'

export const NoneFromSource = ({
  title,
  textOf,
}: {
  title: string
  textOf: (source: string) => string
}) => {
  const { t: sales } = useText('upcoming')
  const origin = useMarketOrigin()
  const names = useSourceNames()
  const way = (
    <Link to="/upcoming" className={buttonClass()}>
      {sales('title')}
    </Link>
  )
  return (
    <EmptyState title={title} text={origin ? textOf(names[origin.sourceId]) : null} action={way} />
  )
}
