import { createFileRoute } from '@tanstack/react-router'
import { CheckoutScreen } from '#features/membership/checkout/checkout-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

const CheckoutRoute = () => <CheckoutScreen priceId={Route.useSearch().priceId ?? null} />

export const Route = createFileRoute('/_app/(payment)/stripe-checkout')({
  loader: needLongTexts,
  component: CheckoutRoute,
  validateSearch: ({ priceId }: Record<string, unknown>): { priceId?: string } =>
    typeof priceId === 'string' && priceId !== '' ? { priceId } : {},
})
