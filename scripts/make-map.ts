// `npm run map` writes docs/map.md; `npm run map -- --check` only says whether it is up to date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mapRows, senderRows } from './map/routes.ts'
import { renderMap } from './map/render.ts'

const path = 'docs/map.md'
const pages = mapRows('.')
const text = renderMap(pages, senderRows('.'))
const isCheck = process.argv.includes('--check')

if (isCheck && (!existsSync(path) || readFileSync(path, 'utf8') !== text)) {
  console.error(`${path} is not up to date: run \`npm run map\` and commit it.`)
  process.exitCode = 1
} else if (!isCheck) {
  mkdirSync('docs', { recursive: true })
  writeFileSync(path, text)
}
console.log(`map: ${pages.length} pages`)
