import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/profile_/membership')({ component: lazyRouteComponent(() => import('#widgets/not-yet.tsx'), 'NotYet') })
