import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '#features/public/pricing/pricing-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(info)/pricing')({
  loader: needLongTexts,
  component: PricingScreen,
})
