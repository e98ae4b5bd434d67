import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { leaveFor } from '#platform/page/leaving.ts'
import { redirectOf } from '../app/redirects.ts'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    const found = redirectOf(location)
    if (found?.kind === 'client') throw redirect({ href: found.to, replace: true })
    if (!found) return undefined
    // The document is on its way out: nothing is drawn any more.
    leaveFor(found.to)
    return new Promise<never>(() => undefined)
  },
  component: Outlet,
})
