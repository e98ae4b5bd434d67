// The menu's code, for what opens it and for whoever comes near.
import { onIntent } from '#parts/states/on-intent.ts'

export const loadMobileMenu = () => import('./mobile-menu.tsx')

/** For the buttons that open it. */
export const menuIntent = onIntent(loadMobileMenu)
