import { createFileRoute } from '@tanstack/react-router'
import { saleSearchSchema } from '#features/upcoming/sale-search.ts'
import { UpcomingScreen } from '#features/upcoming/upcoming-screen.tsx'

export const Route = createFileRoute('/_app/upcoming')({
  validateSearch: saleSearchSchema,
  component: UpcomingScreen,
})
