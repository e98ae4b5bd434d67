import { createFileRoute } from '@tanstack/react-router'
import { FaqScreen } from '#features/public/faq/faq-screen.tsx'
import { needLongTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/(info)/faq')({
  loader: needLongTexts,
  component: FaqScreen,
})
