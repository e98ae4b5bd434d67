import { createFileRoute } from '@tanstack/react-router'
import { CoinListScreen } from '#features/coins/list/coin-list-screen.tsx'
import { coinListLink } from '#features/coins/list/list-search.ts'

export const Route = createFileRoute('/_app/coinlist')({
  component: CoinListScreen,
  validateSearch: coinListLink.read,
})
