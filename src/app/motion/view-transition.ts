// The router's view transitions: progressive, only where they explain where one went, never against somebody's wish.
import { canTransitionByType, isMotionReduced } from '#platform/view-transitions.ts'
import { pageTransition } from './page-transition.ts'

type Change = { fromLocation?: { pathname: string }; toLocation: { pathname: string } }

const types = ({ fromLocation, toLocation }: Change): string[] | false => {
  const transition = isMotionReduced() ? null : pageTransition(fromLocation?.pathname, toLocation.pathname)
  return transition === null ? false : [transition]
}

/** For the router's `defaultViewTransition`. */
export const viewTransition = (): false | { types: typeof types } => canTransitionByType() && { types }
