// `/`: into the search box of the top bar, on a phone by way of the button that opens it.

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

export const focusSearch = (): void => {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[data-search-box]')
  const box = [...boxes].find(isVisible)
  if (box) box.focus()
  else document.querySelector<HTMLElement>('[data-search-opener]')?.click()
}
