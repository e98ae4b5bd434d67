// Texts that a pack lacks, each told once per language and key and page load (R-I18-012, D-LOOKUP).

const told = new Set<string>()

export const warnOfMissing = (language: string, section: string, key: string): void => {
  const name = `${language} ${section}.${key}`
  if (told.has(name)) return
  told.add(name)
  console.warn(`missing text: ${name}`)
}
