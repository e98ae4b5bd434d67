import { createFileRoute } from '@tanstack/react-router'
import { SaleScreen } from '#features/upcoming/detail/sale-screen.tsx'
import { needScreenTexts } from '#i18n/setup.ts'

const SaleRoute = () => <SaleScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_app/ido/$id')({
  loader: needScreenTexts,
  component: SaleRoute,
})
