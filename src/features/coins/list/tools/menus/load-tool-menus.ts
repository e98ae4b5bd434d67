/** Fetches what the menus of the tool row drop: with the first press on one of them. */
export const loadToolMenus = () => import('./tool-menus.tsx')
