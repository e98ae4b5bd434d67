// When a plain key is not a shortcut: something is being typed, chosen in a list, or answered.

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), ' +
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], ' +
  '[role="combobox"], [role="searchbox"]'
const choosing = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'
// A layer that took the page away from the keyboard, wherever the focus is.
const openLayer =
  '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], [role="menu"][data-state="open"]'

/** The queue beside the page is a dialog that leaves the page usable. */
const isModal = (layer: Element): boolean => layer.getAttribute('data-modal') !== 'false'

export const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing || (event.target instanceof Element && event.target.closest(typing) !== null)

export const isElsewhere = (event: KeyboardEvent): boolean =>
  (event.target instanceof Element && event.target.closest(choosing) !== null) ||
  [...document.querySelectorAll(openLayer)].some(isModal)
