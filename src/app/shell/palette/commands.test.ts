import { Globe } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { matchingCommands, type Command } from './commands.ts'

const commands = ['Coin ratings', 'İzleme listesi', 'Język', 'Log out'].map((title): Command => ({
  id: title,
  group: 'places',
  title,
  Icon: Globe,
  run: () => {},
}))
const titles = (text: string): string[] =>
  matchingCommands(commands, text).map(({ title }) => title)

describe('D-COMMANDPALETTE: commands by text', () => {
  test('nothing typed shows every command', () => expect(titles('  ')).toHaveLength(4))
  test.each([
    ['RATINGS coin', ['Coin ratings']],
    ['izleme', ['İzleme listesi']],
    ['jezyk', ['Język']],
    ['out log', ['Log out']],
    ['coin out', []],
  ])('%s', (text, expected) => expect(titles(text)).toEqual(expected))
})
