// Text as it may stand in HTML, between tags and in quoted attributes.

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The five characters that mean something in HTML, as entities. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? char)
