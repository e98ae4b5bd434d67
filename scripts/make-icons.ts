// Draws every icon of the app from the Mark into public/icons. Run it again when the Mark changes:
// `npm run icons`. The results are committed, so that a build needs no browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags } from './browser/browser-flags.ts'
import { ensureBrowser } from './browser/ensure-browser.ts'
import { icoFile } from './icons/ico-file.ts'
import { iconDrawing, type IconShape } from './icons/mark-drawing.ts'

const folder = 'public/icons'

const icons: Record<string, IconShape & { edgePx: number }> = {
  'icon-192': { edgePx: 192, markShare: 0.62, ground: 'rounded' },
  'icon-512': { edgePx: 512, markShare: 0.62, ground: 'rounded' },
  // A maskable icon keeps its drawing inside the middle 80 %, whatever shape the launcher cuts.
  'icon-maskable-512': { edgePx: 512, markShare: 0.52, ground: 'full' },
  'icon-monochrome-512': { edgePx: 512, markShare: 0.62, ground: 'none', isMonochrome: true },
  'apple-touch-icon-180': { edgePx: 180, markShare: 0.6, ground: 'full' },
  'favicon-32': { edgePx: 32, markShare: 0.76, ground: 'rounded' },
}

const tabShape = { markShare: 0.92, ground: 'rounded' } as const

mkdirSync(folder, { recursive: true })
writeFileSync('public/favicon.svg', iconDrawing(24, tabShape))

const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: browserFlags })
const page = await browser.newPage()
const pngOf = async (edgePx: number, shape: IconShape): Promise<Buffer> => {
  await page.setViewportSize({ width: edgePx, height: edgePx })
  await page.setContent(`<body style="margin:0">${iconDrawing(edgePx, shape)}</body>`)
  return page.locator('svg').screenshot({ omitBackground: true })
}
for (const [name, { edgePx, ...shape }] of Object.entries(icons))
  writeFileSync(join(folder, `${name}.png`), await pngOf(edgePx, shape))
const tabPictures: { edgePx: number; png: Buffer }[] = []
for (const edgePx of [16, 32, 48]) tabPictures.push({ edgePx, png: await pngOf(edgePx, tabShape) })
writeFileSync('public/favicon.ico', icoFile(tabPictures))
await browser.close()
console.log(
  `icons: ${Object.keys(icons).length} drawn into ${folder}, and public/favicon.svg and .ico`,
)
