import { createFileRoute } from '@tanstack/react-router'
import { CoinScreen } from '#features/coins/detail/coin-screen.tsx'

const CoinRoute = () => <CoinScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_app/coindetail/$id')({ component: CoinRoute })
