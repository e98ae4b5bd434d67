// Stripe's forms: `items[0][price]=x` stands for {items: [{price: 'x'}]}.

export type Form = { [name: string]: FormValue }
export type FormValue = string | Form | FormValue[]

const partsOf = (name: string): string[] => [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)

const asLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, asLists(inner)] as const)
  return entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries)
}

/** A form or query string as a tree. */
export const parseForm = (text: string): Form => {
  const root: Form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = partsOf(name)
    let at = root
    for (const part of parts.slice(0, -1)) {
      const inner = at[part]
      const next =
        typeof inner === 'object' && !Array.isArray(inner) ? inner : (Object.create(null) as Form)
      at[part] = next
      at = next
    }
    at[parts.at(-1) ?? name] = value
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, asLists(value)]))
}

/** The text at a path such as `items.0.price`, or undefined. */
export const textAt = (form: Form, path: string): string | undefined => {
  let at: FormValue | undefined = form
  for (const part of path.split('.')) {
    if (typeof at !== 'object') return undefined
    at = Array.isArray(at) ? at[Number(part)] : at[part]
  }
  return typeof at === 'string' ? at : undefined
}

export const listAt = (form: Form, name: string): FormValue[] => {
  const value = form[name]
  return Array.isArray(value) ? value : []
}
