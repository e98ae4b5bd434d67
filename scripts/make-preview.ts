// Draws the picture that link previews show into public/previews. Run it again when slip or colours
// change: `npm run preview`. The result is committed, so that a build needs no browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserFlags } from './browser/browser-flags.ts'
import { ensureBrowser } from './browser/ensure-browser.ts'
import { slipPage, slipSize } from './icons/slip-page.ts'

const folder = 'public/previews'

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: browserFlags })
const page = await browser.newPage({ viewport: slipSize })
await page.setContent(slipPage())
await page.evaluate(() => document.fonts.ready)
const picture = await page.screenshot()
await browser.close()
writeFileSync(`${folder}/slip.png`, picture)
console.log(`${folder}/slip.png: ${Math.round(picture.length / 1024)} KiB`)
