import { createFileRoute } from '@tanstack/react-router'
import { saleSearchSchema } from '#features/upcoming/list/sale-search.ts'
import { UpcomingScreen } from '#features/upcoming/list/upcoming-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

export const Route = createFileRoute('/_app/upcoming')({
  loader: needScreenTexts,
  validateSearch: saleSearchSchema,
  component: UpcomingScreen,
})
