import { createFileRoute } from '@tanstack/react-router'
import { PaymentCancelScreen } from '#features/membership/returned/payment-cancel-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(payment)/payment-cancel')({
  loader: needLongTexts,
  component: PaymentCancelScreen,
})
