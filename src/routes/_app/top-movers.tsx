import { createFileRoute } from '@tanstack/react-router'
import { moverLink } from '#features/movers/mover-search.ts'
import { TopMoversScreen } from '#features/movers/top-movers-screen.tsx'

export const Route = createFileRoute('/_app/top-movers')({
  component: TopMoversScreen,
  validateSearch: moverLink.read,
})
