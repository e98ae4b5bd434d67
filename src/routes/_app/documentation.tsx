import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/documentation')({ component: lazyRouteComponent(() => import('#widgets/not-yet.tsx'), 'NotYet') })
