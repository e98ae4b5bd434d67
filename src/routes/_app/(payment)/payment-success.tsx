import { createFileRoute } from '@tanstack/react-router'
import { PaymentSuccessScreen } from '#features/membership/returned/payment-success-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(payment)/payment-success')({
  loader: needLongTexts,
  component: PaymentSuccessScreen,
})
