import { createFileRoute } from '@tanstack/react-router'
import { listingLink } from '#features/movers/listing-search.ts'
import { NewListingsScreen } from '#features/movers/new-listings-screen.tsx'

export const Route = createFileRoute('/_app/newly-listed-coins')({
  component: NewListingsScreen,
  validateSearch: listingLink.read,
})
