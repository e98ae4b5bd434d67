import { createFileRoute } from '@tanstack/react-router'
import { launchpadLink } from '#features/launchpads/launchpad-search.ts'
import { LaunchpadsScreen } from '#features/launchpads/launchpads-screen.tsx'

export const Route = createFileRoute('/_app/(discover)/launchpads')({
  component: LaunchpadsScreen,
  validateSearch: launchpadLink.read,
})
