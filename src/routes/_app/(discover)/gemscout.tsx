import { createFileRoute } from '@tanstack/react-router'
import { gemLink } from '#features/gems/gem-search.ts'
import { GemScoutScreen } from '#features/gems/gem-scout-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(discover)/gemscout')({
  loader: needScreenTexts,
  component: GemScoutScreen,
  validateSearch: gemLink.read,
})
