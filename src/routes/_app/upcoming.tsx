import { createFileRoute } from '@tanstack/react-router'
import { saleSearchSchema } from '#features/upcoming/list/sale-search.ts'
import { UpcomingScreen } from '#features/upcoming/list/upcoming-screen.tsx'

export const Route = createFileRoute('/_app/upcoming')({
  validateSearch: saleSearchSchema,
  component: UpcomingScreen,
})
