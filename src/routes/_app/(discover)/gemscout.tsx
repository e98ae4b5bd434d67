import { createFileRoute } from '@tanstack/react-router'
import { gemLink } from '#features/gems/gem-search.ts'
import { GemScoutScreen } from '#features/gems/gem-scout-screen.tsx'

export const Route = createFileRoute('/_app/(discover)/gemscout')({
  component: GemScoutScreen,
  validateSearch: gemLink.read,
})
