// A command of the palette, and which commands a text means.
import type { LucideIcon } from 'lucide-react'
import { foldText } from '#domain/text/fold-text.ts'

export type CommandGroup = 'places' | 'lists' | 'actions'
export type Command = {
  id: string
  group: CommandGroup
  title: string
  Icon: LucideIcon
  run: () => void
}

/**
 * Those whose title has every word of the text, in any order, case and accents aside; all for an
 * empty text.
 */
export const matchingCommands = (commands: readonly Command[], text: string): Command[] => {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return commands.filter(({ title }) => words.every((word) => foldText(title).includes(word)))
}
