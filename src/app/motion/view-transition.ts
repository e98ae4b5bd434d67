// The router's view transitions: progressive, only where they explain where one went, never against
// somebody's choice.
import type { AnyRouter } from '@tanstack/react-router'
import { canTransitionByType, isMotionReduced } from '#platform/page/view-transitions.ts'
import { pageTransition } from './page-transition.ts'

/** In place of the router's own way, which leaves nobody to hear that a transition was skipped. */
export const moveBetweenPages = (router: AnyRouter): void => {
  if (!canTransitionByType()) return
  router.startViewTransition = (update) => {
    const kind = isMotionReduced()
      ? null
      : pageTransition(router.state.resolvedLocation?.pathname, router.latestLocation.pathname)
    if (kind === null) return update()
    const { ready, updateCallbackDone } = document.startViewTransition({ update, types: [kind] })
    // A change of page that another overtakes is not drawn as a movement, and that is all.
    ready.catch(() => {})
    return updateCallbackDone
  }
}
