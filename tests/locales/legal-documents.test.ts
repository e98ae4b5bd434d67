// The legal documents are whole in every language: the same sections, as many paragraphs and points, nothing left to fill in (R-CNT-009).
import { describe, expect, it } from 'vitest'
import { languages } from '#i18n/languages.ts'
import { legalDocuments } from '#features/legal/documents.ts'
import { textBlocks } from '#features/legal/text-blocks.ts'
import { readArea } from './packs.ts'

const codes = languages.map(({ code }) => code)
const shape = (text: string): string[] =>
  textBlocks(text).map((block) =>
    block.kind === 'list' ? `${block.items.length} points` : 'paragraph',
  )
/** Filler, marks of unfinished work, template slots: this is the check that refuses a legal text holding one of them, so it names them all. */
const unfinished = /lorem ipsum|Lorem|\bTODO\b|\bTBD\b|XXX|\[[^\]]*\]|\{\{|<[a-z]/
const wordsOf = (text: string): number => text.split(/\s+/).length

describe.each(Object.values(legalDocuments).map((document) => [document.path, document] as const))(
  'R-RTE-002 %s',
  (_path, { area, sections }) => {
    const english = readArea('en', area)
    const keys = ['title', 'summary', ...sections.flatMap((id) => [`${id}.title`, `${id}.text`])]

    it.each(codes)(
      'R-CNT-009 %s has every section, in order and in the shape of the English',
      (code) => {
        const pack = readArea(code, area)
        expect(Object.keys(pack)).toEqual(keys)
        for (const id of sections)
          expect([id, shape(pack[`${id}.text`] ?? '')]).toEqual([
            id,
            shape(english[`${id}.text`] ?? ''),
          ])
      },
    )

    it.each(codes)('R-CNT-009 %s holds no filler and no markup that is not read', (code) => {
      expect(
        Object.entries(readArea(code, area)).filter(
          ([, text]) =>
            unfinished.test(text) ||
            text.split('\n\n').some((part) => part.includes('\n') && !part.startsWith('- ')),
        ),
      ).toEqual([])
    })

    it('has sections whose links lead to them: no name that the frame of the page has taken', () => {
      expect(sections.filter((id) => ['content', 'root', 'top', 'operator'].includes(id))).toEqual(
        [],
      )
      expect(new Set(sections).size).toBe(sections.length)
    })

    it('R-CNT-009 is a full text', () => {
      expect(wordsOf(Object.values(english).join(' '))).toBeGreaterThan(300)
    })
  },
)
