import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionScreen } from '#features/membership/subscription-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(payment)/stripe-subscription')({
  loader: needLongTexts,
  component: SubscriptionScreen,
})
