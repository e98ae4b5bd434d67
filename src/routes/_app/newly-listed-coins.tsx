import { createFileRoute } from '@tanstack/react-router'
import { listingLink } from '#features/movers/listing-search.ts'
import { NewListingsScreen } from '#features/movers/new-listings-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/newly-listed-coins')({
  loader: needScreenTexts,
  component: NewListingsScreen,
  validateSearch: listingLink.read,
})
