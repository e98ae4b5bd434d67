// One noun or verb in the spellings the repository uses.

const words = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export type Names = {
  kebab: string
  snake: string
  camel: string
  pascal: string
  sentence: string
}

/**
 * `get_gem_picks`, `getGemPicks` and `get-gem-picks` are the same name. Throws on anything else
 * than letters and digits.
 */
export const namesOf = (name: string): Names => {
  const parts = words(name)
  if (parts.length === 0 || !/^[a-z][a-z0-9]*$/.test(parts.join('')))
    throw new Error(`"${name}" is not a name: use letters, digits and - or _.`)
  const pascal = parts.map(capital).join('')
  return {
    kebab: parts.join('-'),
    snake: parts.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    sentence: capital(parts.join(' ')),
  }
}
