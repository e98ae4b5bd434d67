// What a route file names while its screen is not built: one small screen for all of them, loaded
// when it is wanted.
import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement } from 'react'
import type { LaterPage } from './later-pages.ts'

export const notYetPage = (page: LaterPage) =>
  lazyRouteComponent(async () => {
    const { NotYet } = await import('./not-yet.tsx')
    return { default: () => createElement(NotYet, { page }) }
  })
