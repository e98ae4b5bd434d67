// What a route file names while its screen is for those who run or build the app: the worker does
// not keep it (scripts/build/kept-files.ts), and the page says so where it cannot be fetched.
import { lazyRouteComponent } from '@tanstack/react-router'
import { createElement, type ComponentType } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'

export const onlinePage = <Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
) =>
  lazyRouteComponent(async () => {
    const { OnlineScreen } = await import('./online-screen.tsx')
    const Screen = lazyPart(load, pick)
    return { default: () => createElement(OnlineScreen, { load, Screen }) }
  })
