// From the search of a list straight into it: the arrow down moves to the first row on screen.

export const focusFirstRow = (): boolean => {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  const first = links.find((link) => link.getBoundingClientRect().top >= 0) ?? links[0]
  first?.focus()
  return first !== undefined
}
