import { createFileRoute } from '@tanstack/react-router'
import { airdropLink } from '#features/airdrops/airdrop-search.ts'
import { AirdropsScreen } from '#features/airdrops/airdrops-screen.tsx'

export const Route = createFileRoute('/_app/(discover)/airdropscore')({
  component: AirdropsScreen,
  validateSearch: airdropLink.read,
})
