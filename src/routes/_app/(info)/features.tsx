import { createFileRoute } from '@tanstack/react-router'
import { FeaturesScreen } from '#features/public/features/features-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(info)/features')({
  loader: needLongTexts,
  component: FeaturesScreen,
})
