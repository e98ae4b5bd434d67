// A section's text as paragraphs and lists: a blank line separates blocks, a block of `- ` lines is
// a list.

export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const bullet = '- '

const blockOf = (part: string): TextBlock => {
  const lines = part.split('\n')
  if (!lines.every((line) => line.startsWith(bullet))) return { kind: 'paragraph', text: part }
  return { kind: 'list', items: lines.map((line) => line.slice(bullet.length)) }
}

export const textBlocks = (text: string): TextBlock[] => text.split('\n\n').map(blockOf)
