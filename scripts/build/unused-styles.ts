// Leaves out of two libraries' styles what is never drawn here: ALTCHA's other shapes (a switch, a
// bar, a sheet, a code to type; its popover is hidden by altcha-field.css, which gives every variable
// a value of ours), and driver.js's way of moving, which a tour of ours does not (run-tour.ts).
// And out of Tailwind's: what stands in for @property, which every browser of vite.config.ts knows.
import { parse } from 'postcss'
import type { Plugin } from 'vite'

const altcha =
  /altcha-(popover|switch|button|input\b|code-challenge|overlay|floating|bottomsheet|checkbox-native|logo|footer|z-index)|data-display=|^--altcha-(?!radio-svg)/
const driver = /driver-fade|animate-fade-in|driver-no-scroll/

/** By the end of the address of a library's style sheet. */
const unusedIn: readonly (readonly [file: string, unused: RegExp])[] = [
  ['/altcha.css', altcha],
  ['/driver.css', driver],
]

/** Rules whose every selector is unused go, selectors that are unused go, and so do variables and keyframes by name. */
export const withoutUnused = (css: string, unused: RegExp): string => {
  const root = parse(css)
  root.walkAtRules('keyframes', (frames) => {
    if (unused.test(frames.params)) frames.remove()
  })
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !unused.test(selector))
    if (used.length === 0) rule.remove()
    else rule.selectors = used
  })
  root.walkDecls(/^--/, (declaration) => {
    if (unused.test(declaration.prop)) declaration.remove()
  })
  return root.toString()
}

/** Tailwind's layer of variables for browsers without @property. */
export const withoutPropertyFallback = (css: string): string => {
  const root = parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes !== undefined) layer.remove()
  })
  return root.toString()
}

/** Before the styles are bundled. */
export const unusedStyles = (): Plugin[] => [
  {
    name: 'coinsight-unused-styles',
    enforce: 'pre',
    transform: (code, id) => {
      const found = unusedIn.find(([file]) => id.endsWith(file))
      return found ? { code: withoutUnused(code, found[1]), map: null } : undefined
    },
  },
  {
    name: 'coinsight-unused-fallback',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('/ui/styles.css')
        ? { code: withoutPropertyFallback(code), map: null }
        : undefined,
  },
]
