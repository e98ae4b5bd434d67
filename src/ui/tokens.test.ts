// The colours as people see them: every ink on every ground it may stand on, and the five bands
// with colour-blindness. And the sizes of text, which follow what the reader has set in the
// browser.
import { globSync, readFileSync } from 'node:fs'
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Every `--color-name: oklch(...)` of the theme. */
const tokens = new Map(
  [...source.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [
    name,
    value,
  ]),
)

const colour = (name: string): Color => {
  const parsed = parse(tokens.get(name) ?? '')
  if (!parsed) throw new Error(`tokens.css has no colour ${name}`)
  return parsed
}

const grounds = ['canvas', 'surface', 'raised', 'hover']
const series = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5']
const bands = ['excellent', 'positive', 'average', 'weak', 'critical']

const below = (names: readonly string[], on: readonly string[], least: number): string[] =>
  names.flatMap((name) =>
    on.flatMap((ground) => {
      const contrast = wcagContrast(colour(name), colour(ground))
      return contrast < least ? [`${name} on ${ground}: ${contrast.toFixed(2)}`] : []
    }),
  )

describe('contrast (design 10, WCAG 2.2 AA)', () => {
  it('reads the tokens', () => expect(tokens.size).toBeGreaterThan(25))

  it('keeps every text at 4.5 on every ground', () => {
    expect(
      below(
        ['ink-1', 'ink-2', 'ink-3', 'link', 'up', 'danger', 'warn', 'info', ...bands],
        grounds,
        4.5,
      ),
    ).toEqual([])
  })

  it('keeps the words of the primary action at 4.5, at rest and under the pointer', () => {
    expect(below(['on-accent'], ['accent', 'accent-hover'], 4.5)).toEqual([])
  })

  it('keeps what has to be seen but not read at 3: borders of inputs, focus, accent', () => {
    expect(below(['control', 'focus', 'accent'], ['canvas', 'surface', 'raised'], 3)).toEqual([])
  })

  it('keeps the lines of compared coins at 3', () => {
    expect(below(series, ['canvas', 'surface', 'raised'], 3)).toEqual([])
  })

  it('would notice a colour that is too dark', () => {
    expect(wcagContrast(colour('line'), colour('canvas'))).toBeLessThan(3)
  })
})

/**
 * Sizes of text in px, which no setting of the reader's changes: in a style sheet, a class, the
 * tokens. Print aside.
 */
const fixedSize =
  /(?:font-size|--text-[\w-]+):[^;]*\dpx|\btext-\[[^\]]*\dpx|@media[^{]*\dpx|\b(?:min|max)-\[\d+px\]/
const fixedSizes = (text: string): string[] =>
  text.split('\n').filter((line) => fixedSize.test(line))

const usualPx = (name: string): number =>
  Number(new RegExp(`--text-${name}: ([\\d.]+)rem;`).exec(source)?.[1]) * 16

describe('the reader’s size of text (design 10, WCAG 1.4.4)', () => {
  it('is as designed at the usual 16 px', () => {
    expect(
      ['label', 'caption', 'table', 'body', 'form', 'title-1', 'title-2'].map(usualPx),
    ).toEqual([11, 12, 13, 14, 16, 20, 24])
  })

  it('is nowhere held in px, and neither are the widths at which the layout changes', () => {
    const root = new URL('../', import.meta.url)
    const held = globSync('**/*.{css,tsx}', { cwd: root }).flatMap((file) =>
      fixedSizes(readFileSync(new URL(file, root), 'utf8')).map(
        (line) => `${file}: ${line.trim()}`,
      ),
    )
    expect(held).toEqual([])
  })

  it('would notice one that is', () => {
    expect(
      [
        'h1 { font-size: 20px; }',
        'className="text-[20px]/6"',
        '@media (min-width: 640px) {',
        'max-[359px]:hidden',
        '  --text-body: 14px;',
      ].flatMap(fixedSizes),
    ).toHaveLength(5)
  })
})

const eyes = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
  'full sight': (seen: Color) => seen,
}
/** OKLab distance from which two areas side by side are told apart with ease. */
const tellApart = 0.05

describe('bands with colour-blindness (design 10)', () => {
  const distance = differenceEuclidean('oklab')
  for (const [name, filter] of Object.entries(eyes)) {
    it(`tells neighbouring bands apart: ${name}`, () => {
      const close = bands.slice(1).flatMap((band, at) => {
        const before = bands[at] ?? band
        const apart = distance(filter(colour(before)), filter(colour(band)))
        return apart < tellApart ? [`${before} and ${band}: ${apart.toFixed(3)}`] : []
      })
      expect(close).toEqual([])
    })

    it(`tells up from down: ${name}`, () => {
      expect(distance(filter(colour('up')), filter(colour('down')))).toBeGreaterThan(tellApart)
    })

    it(`tells any two compared coins apart: ${name}`, () => {
      const close = series.flatMap((one, at) =>
        series.slice(at + 1).flatMap((other) => {
          const apart = distance(filter(colour(one)), filter(colour(other)))
          return apart < 2 * tellApart ? [`${one} and ${other}: ${apart.toFixed(3)}`] : []
        }),
      )
      expect(close).toEqual([])
    })
  }
})
