// What the five routes name: one screen for all of them, loaded when one is wanted, instead of a
// file of a line each.
import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement } from 'react'
import type { LegalArea } from './documents.ts'

export const legalPage = (area: LegalArea) =>
  lazyRouteComponent(async () => {
    const { LegalScreen } = await import('./legal-screen.tsx')
    return { default: () => createElement(LegalScreen, { area }) }
  })
