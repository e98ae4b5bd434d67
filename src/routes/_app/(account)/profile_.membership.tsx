import { createFileRoute } from '@tanstack/react-router'
import { MembershipScreen } from '#features/membership/membership-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const MembershipRoute = () => {
  const { change, session_id } = Route.useSearch()
  return <MembershipScreen wanted={change ?? null} savedSession={session_id ?? null} />
}

type MembershipSearch = {
  change?: string
  /** The provider's own name for it. */
  session_id?: string
}

const named = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const Route = createFileRoute('/_app/(account)/profile_/membership')({
  loader: needLongTexts,
  component: MembershipRoute,
  validateSearch: ({ change, session_id }: Record<string, unknown>): MembershipSearch => ({
    ...(named(change) ? { change } : {}),
    ...(named(session_id) ? { session_id } : {}),
  }),
})
