// The picture of link previews as a page: the claim beside a slip whose figures add up. No coin is
// named, as its score would be another tomorrow.
import { readFileSync } from 'node:fs'
import { iconDrawing } from './mark-drawing.ts'

export const slipSize = { width: 1200, height: 630 } as const

const tokens = [
  ...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--color-[a-z0-9-]+: [^;]+;/g),
]
  .map(([token]) => token)
  .join('')

const font = (family: string, file: string): string => {
  const data = readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
}

const fonts =
  font('Geist', 'geist/files/geist-latin-wght-normal.woff2') +
  font('Geist Mono', 'geist-mono/files/geist-mono-latin-wght-normal.woff2')

const bands = [
  ['critical', 35],
  ['weak', 15],
  ['average', 15],
  ['positive', 15],
  ['excellent', 20],
] as const

const style = `
:root{${tokens}}
*{box-sizing:border-box;margin:0}
body{width:${slipSize.width}px;height:${slipSize.height}px;background:var(--color-canvas);color:var(--color-ink-1);font-family:Geist;position:relative;overflow:hidden}
.claim{position:absolute;left:64px;top:64px;width:560px}
.name{display:flex;align-items:center;gap:16px;font-size:34px;font-weight:600;letter-spacing:-.02em}
h1{margin-top:104px;font-size:84px;line-height:.98;font-weight:600;letter-spacing:-.045em}
p{margin-top:32px;font-size:28px;line-height:1.35;text-wrap:balance;color:var(--color-ink-2)}
.slip{position:absolute;right:64px;top:36px;width:460px;padding:24px 32px 36px;background:var(--color-raised);
mask:linear-gradient(#000 0 0) top/100% calc(100% - 10px) no-repeat,conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50% 100%/20px 10px repeat-x}
.score{display:flex;align-items:baseline;gap:18px}.score b{font-size:96px;line-height:1;font-weight:600;letter-spacing:-.045em}
.score span{font-size:28px;font-weight:500}.score i{display:inline-block;width:16px;height:16px;border-radius:50%;background:var(--color-excellent);margin-right:12px}
.dash{border-top:2px dashed var(--color-faint);margin:16px -32px 14px}
.line{display:flex;align-items:baseline;gap:10px;font-size:23px;line-height:34px}
.line u{flex:1;height:3px;text-decoration:none;transform:translateY(-5px);background:radial-gradient(circle at 1.5px 1px,var(--color-faint) 1.1px,#0000 1.5px) 0 0/8px 3px repeat-x}
.line b{font:500 23px 'Geist Mono'}.small{font:17px/20px 'Geist Mono';color:var(--color-ink-3);margin-bottom:4px}
.hatch{width:26px;height:15px;align-self:center;background:repeating-linear-gradient(135deg,var(--color-ink-3) 0 2px,#0000 2px 6px)}
.sum{border-top:5px double var(--color-control);margin:12px 0 10px}
.scale{position:absolute;left:0;right:0;bottom:0;height:14px;display:grid;grid-template-columns:${bands.map(([, width]) => `${width}fr`).join(' ')};gap:5px}
`

/** Whole points and permille of weight; null for what nobody knows. */
const parts: readonly (readonly [string, number | null, number])[] = [
  ['Tokenomics', 88, 250],
  ['Security', 92, 250],
  ['Social', 70, 150],
  ['Market', 80, 200],
  ['Insights', null, 150],
]

const fixed = (milli: number): string => (milli / 1000).toFixed(2)

const line = (label: string, value: string, small: string, isUnknown: boolean): string =>
  `<div class="line"><span>${label}</span><u></u>${isUnknown ? '<span class="hatch"></span>' : ''}<b>${value}</b></div>` +
  `<div class="small">${small}</div>`

const known = parts.flatMap(([, score, weight]) => (score === null ? [] : [{ score, weight }]))
const sumMilli = known.reduce((sum, { score, weight }) => sum + score * weight, 0)
const knownPermille = known.reduce((sum, { weight }) => sum + weight, 0)
const total = Math.round(sumMilli / knownPermille)

const lines = parts
  .map(([label, score, weight]) =>
    score === null
      ? line(label, 'unknown', 'left out, never guessed', true)
      : line(label, fixed(score * weight), `${score} × ${fixed(weight)}`, false),
  )
  .join('')

/** The whole page, with its fonts inside. */
export const slipPage = (): string =>
  `<!doctype html><meta charset="utf-8"><style>${fonts}${style}</style>` +
  `<div class="claim"><div class="name">${iconDrawing(52, { markShare: 0.92, ground: 'none' })}CoinSight</div>` +
  '<h1>Every score comes with a receipt.</h1><p>Coins and token sales, rated from public facts.</p></div>' +
  `<div class="slip"><div class="score"><b>${total}</b><span><i></i>Excellent</span></div><div class="dash"></div>${lines}` +
  `<div class="sum"></div><div class="line"><span>Total</span><u></u><b>${fixed(sumMilli)} ÷ ${fixed(knownPermille)} → ${total}</b></div></div>` +
  `<div class="scale">${bands.map(([band]) => `<div style="background:var(--color-${band})"></div>`).join('')}</div>`
