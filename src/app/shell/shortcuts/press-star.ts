// `s`: the star of the row that has the focus, else the one of the page where it is about one coin
// or sale.

const rowOf = (element: Element | null): Element | null =>
  element?.closest('tr, li, article') ?? null

export const pressStar = (): void => {
  const ofRow = rowOf(document.activeElement)?.querySelector<HTMLElement>('[data-star]')
  const all = document.querySelectorAll<HTMLElement>('main [data-star]')
  const star =
    ofRow ?? (/^\/(coin|coindetail|ido)\//.test(window.location.pathname) ? all[0] : undefined)
  star?.click()
}
