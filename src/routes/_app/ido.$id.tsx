import { createFileRoute } from '@tanstack/react-router'
import { SaleScreen } from '#features/upcoming/detail/sale-screen.tsx'

const SaleRoute = () => <SaleScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_app/ido/$id')({ component: SaleRoute })
