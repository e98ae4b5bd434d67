import { createFileRoute } from '@tanstack/react-router'
import { airdropLink } from '#features/airdrops/airdrop-search.ts'
import { AirdropsScreen } from '#features/airdrops/airdrops-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(discover)/airdropscore')({
  loader: needScreenTexts,
  component: AirdropsScreen,
  validateSearch: airdropLink.read,
})
