import { createFileRoute } from '@tanstack/react-router'
import { MembershipScreen } from '#features/membership/membership-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const MembershipRoute = () => <MembershipScreen wanted={Route.useSearch().change ?? null} />

export const Route = createFileRoute('/_app/profile_/membership')({
  loader: needLongTexts,
  component: MembershipRoute,
  validateSearch: ({ change }: Record<string, unknown>): { change?: string } => (typeof change === 'string' && change !== '' ? { change } : {}),
})
