import { describe, expect, it } from 'vitest'
import { withoutPropertyFallback, withoutUnused } from './unused-styles.ts'

const without = (css: string): string =>
  withoutUnused(css, /thing-(switch|bar)/).replaceAll(/\s/g, '')

describe('the styles of a library', () => {
  it('lose a rule that is never drawn, with its keyframes and variables', () => {
    expect(
      without(
        '.thing-switch{color:red}.thing{color:blue;--thing-bar-width:1px}@keyframes thing-bar-in{to{top:0}}',
      ),
    ).toBe('.thing{color:blue}')
  })

  it('keep a rule that is drawn elsewhere, too, without the part that is not', () => {
    expect(without('.thing-bar a,.thing a{color:red}')).toBe('.thinga{color:red}')
  })

  it('keep every other rule', () => {
    expect(without('.things{top:0}@media print{.thing{top:0}}')).toBe(
      '.things{top:0}@mediaprint{.thing{top:0}}',
    )
  })

  it('of Tailwind keep the order of the layers without what stands in for @property', () => {
    expect(
      withoutPropertyFallback(
        '@layer properties;@layer theme, base;@layer properties{@supports (x:y){*{--tw-a:0}}}@layer base{a{top:0}}',
      ).replaceAll(/\s/g, ''),
    ).toBe('@layerproperties;@layertheme,base;@layerbase{a{top:0}}')
  })
})
