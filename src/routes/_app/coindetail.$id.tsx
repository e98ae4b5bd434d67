import { createFileRoute } from '@tanstack/react-router'
import { coinSearchSchema } from '#features/coins/detail/coin-address.ts'
import { CoinScreen } from '#features/coins/detail/coin-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

const CoinRoute = () => <CoinScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_app/coindetail/$id')({
  loader: needScreenTexts,
  validateSearch: coinSearchSchema,
  component: CoinRoute,
})
