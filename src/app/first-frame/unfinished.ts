// Whether a screen is still arriving.

const waiting = '.skeleton, [aria-busy="true"]'

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/** Whether anything of the screen is there. */
export const hasBegun = (root: Element): boolean =>
  root.querySelector('#content')?.hasChildNodes() === true

/** True while the screen is empty, or something in the window of it stands for what will come. */
export const isUnfinished = (root: Element): boolean =>
  !hasBegun(root) || [...root.querySelectorAll(waiting)].some(isSeen)
