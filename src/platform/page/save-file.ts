// Hands a text to the browser to be saved as a file.

/** How long the browser may take to begin reading the text. */
const readingMs = 60_000

export const saveTextFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingMs)
}
