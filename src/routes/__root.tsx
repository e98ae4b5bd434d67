import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { RootError } from '../app/errors/root-error.tsx'
import { redirectOf } from '../app/redirects.ts'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => {
    const found = redirectOf(location.pathname)
    if (found?.kind === 'document') window.location.replace(found.to)
    if (found) throw redirect({ href: found.to, replace: true, reloadDocument: found.kind === 'document' })
  },
  component: Outlet,
  errorComponent: RootError,
})
