import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/newly-listed-coins')({ component: lazyRouteComponent(() => import('#widgets/not-yet.tsx'), 'NotYet') })
