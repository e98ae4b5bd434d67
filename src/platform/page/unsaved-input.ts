// Whether this page holds something half typed, which a reload that nobody asked for here would
// throw away. Worked out when it is asked for, from what stands on the page, so that no form has to
// report itself.

const layers = '[role="dialog"], [role="alertdialog"]'
const fields = 'input, textarea, [contenteditable="true"]'
const searchFields = '[type="search"], [role="combobox"], [role="searchbox"]'
const problems = '[aria-invalid="true"], [role="alert"]'

type Typed = { before: string; isSubmitted: boolean }
type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new Map<Field, Typed>()

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** What stood in the field before the person typed: an `input` event comes too late for that. */
const noteFocus = ({ target }: Event): void => {
  if (
    isField(target) &&
    target.form !== null &&
    !target.matches(searchFields) &&
    !typed.has(target)
  )
    typed.set(target, { before: target.value, isSubmitted: false })
}

const noteInput = ({ target }: Event): void => {
  const known = isField(target) ? typed.get(target) : undefined
  if (known) known.isSubmitted = false
}

const noteSubmit = ({ target }: Event): void => {
  for (const [field, known] of typed) if (field.form === target) known.isSubmitted = true
}

/** Sent off, and nothing came back that has to be mended. */
const isSaved = (field: Field, { isSubmitted }: Typed): boolean =>
  isSubmitted && !field.form?.querySelector(problems)

const isUnsaved = (field: Field, known: Typed): boolean =>
  field.value !== known.before && !isSaved(field, known)

/** Notes what is typed into forms, from now on. */
export const watchUnsavedInput = (): void => {
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('input', noteInput)
  document.addEventListener('submit', noteSubmit)
}

/**
 * True while a dialog with fields is open (what was chosen in it is lost as well), or a form of the
 * page holds words that were not sent. A search of the page is nothing to lose.
 */
export const hasUnsavedInput = (): boolean => {
  if (document.querySelector(`:is(${layers}) :is(${fields})`)) return true
  for (const field of typed.keys()) if (!field.isConnected) typed.delete(field)
  return [...typed].some(([field, known]) => isUnsaved(field, known))
}
