// What the six routes name: one screen for all of them, loaded when one is wanted, instead of a
// file of a line each.
import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement } from 'react'
import type { InfoPage } from './info-pages.ts'

export const infoPage = (id: InfoPage['id']) =>
  lazyRouteComponent(async () => {
    const { InfoScreen } = await import('./info-screen.tsx')
    return { default: () => createElement(InfoScreen, { id }) }
  })
