// Presses on the picture wait for the screen itself and are given to the same thing there, or to
// nothing.

const pressable = 'a[href], button, [role="button"], [role="tab"], label, input, select'

type Press = { what: string; x: number; y: number }

/** What was pressed, as a person would name it. */
const nameOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    element.textContent,
  ].join('|')

const atPoint = ({ x, y, what }: Press): Element | undefined => {
  const element = document.elementFromPoint(x, y)?.closest(pressable)
  return element && nameOf(element) === what ? element : undefined
}

/** Holds every press on `cover`. Returns how to give them to the page that is there by then. */
export const holdPresses = (cover: HTMLElement): (() => void) => {
  const presses: Press[] = []
  cover.addEventListener('pointerdown', (event) => event.preventDefault())
  cover.addEventListener('mousedown', (event) => event.preventDefault())
  cover.addEventListener('click', (event) => {
    event.preventDefault()
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null
    if (pressed) presses.push({ what: nameOf(pressed), x: event.clientX, y: event.clientY })
  })
  return () => {
    const address = window.location.href
    for (const press of presses) {
      if (window.location.href !== address) return
      const same = [...document.querySelectorAll(`#root :is(${pressable})`)].filter(
        (element) => nameOf(element) === press.what,
      )
      const element = atPoint(press) ?? (same.length === 1 ? same[0] : undefined)
      if (element instanceof HTMLElement) element.click()
    }
  }
}
