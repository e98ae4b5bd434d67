import { createFileRoute } from '@tanstack/react-router'
import { launchpadLink } from '#features/launchpads/launchpad-search.ts'
import { LaunchpadsScreen } from '#features/launchpads/launchpads-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(discover)/launchpads')({
  loader: needScreenTexts,
  component: LaunchpadsScreen,
  validateSearch: launchpadLink.read,
})
