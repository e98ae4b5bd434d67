// Leads through a screen, one lit target after the other (driver.js). Words come from the caller;
// loaded when a tour starts.
import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import '#platform/security/sanitize-html.ts'

/**
 * `target` names elements by their `data-tour`; the first that is on screen is lit, a step with
 * none is left out.
 */
export type TourStep = { target: string; title: string; text: string }
export type TourWords = { next: string; back: string; done: string; close: string }

const targetOf = (name: string): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${name}"]`)].find(
    (element) => element.getClientRects().length > 0,
  )

/** Starts the tour. Returns how to end it. */
export const runTour = (steps: readonly TourStep[], words: TourWords): (() => void) => {
  const shown = steps.filter(({ target }) => targetOf(target) !== undefined)
  const tour = driver({
    steps: shown.map(({ target, title, text }) => ({
      element: () => targetOf(target) ?? document.body,
      popover: { title, description: text },
    })),
    // Pressed on while it moves, the library leaves the last target lit and announced as open.
    animate: false,
    popoverClass: 'tour',
    showProgress: true,
    progressText: '{{current}} / {{total}}',
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    stagePadding: 6,
    stageRadius: 6,
    overlayOpacity: 0.6,
    disableActiveInteraction: true,
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', words.close),
  })
  tour.drive()
  return () => tour.destroy()
}
