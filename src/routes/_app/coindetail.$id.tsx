import { createFileRoute } from '@tanstack/react-router'
import { coinSearchSchema } from '#features/coins/detail/coin-address.ts'
import { CoinScreen } from '#features/coins/detail/coin-screen.tsx'
import { needCoinTexts } from '#i18n/setup.ts'

const CoinRoute = () => <CoinScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_app/coindetail/$id')({
  loader: needCoinTexts,
  validateSearch: coinSearchSchema,
  component: CoinRoute,
})
