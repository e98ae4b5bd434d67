// Every decision record says when it was made and whether it holds, and stands in the index as it calls itself.
import { describe, expect, it } from 'vitest'
import { filesMatching, textOf } from './repository.ts'

const records = filesMatching('docs/decisions/[0-9]*.md')
const numbers = records.map((path) => path.slice('docs/decisions/'.length).slice(0, 3))

const status = /^Status: (accepted|accepted \(amended by [\d, and]+\)|superseded by \d{3})$/

const linesOf = (path: string): string[] => textOf(path).split('\n')

describe('the index of decisions', () => {
  const rows = linesOf('docs/decisions/README.md').filter((line) => /^\| \d/.test(line))

  it('lists every record once, in order, with the title, date and status it gives itself', () => {
    const expected = records.map((path, at) => {
      const [title = '', , date = '', state = ''] = linesOf(path)
      const name = title.replace(/^# \d{3} /, '')
      const file = path.split('/').at(-1) ?? ''
      const cells = [numbers[at], `[${name}](${file})`, date.slice(6), state.slice(8)]
      return `| ${cells.join(' | ')} | `
    })
    expect(rows.map((row, at) => row.slice(0, expected[at]?.length))).toEqual(expected)
  })

  it('says in one line what was decided', () => {
    expect(rows.filter((row) => (row.split(' | ').at(-1) ?? '').length < 20)).toEqual([])
  })
})

describe.each(records)('%s', (path) => {
  const [title = '', blank, date = '', state = '', next] = linesOf(path)
  const number = path.slice('docs/decisions/'.length).slice(0, 3)

  it('begins with its number and title, its date and its status', () => {
    expect(title).toMatch(new RegExp(`^# ${number} [A-Z]`))
    expect(date).toMatch(/^Date: 20\d\d-\d\d-\d\d$/)
    expect(state).toMatch(status)
    expect([blank, next]).toEqual(['', ''])
  })

  it('is superseded or amended only by records that exist', () => {
    expect((state.match(/\d{3}/g) ?? []).filter((other) => !numbers.includes(other))).toEqual([])
  })
})

it('no two records have the same number', () => {
  expect(numbers).toEqual([...new Set(numbers)])
})
