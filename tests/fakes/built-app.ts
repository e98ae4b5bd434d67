// A folder as the build leaves it, with the least that tells its files apart.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type BuiltApp = { dir: string; page: string; script: string; remove: () => void }

/** Makes the folder: a page, a worker, a hashed script, each compressed too, and a picture. */
export const makeBuiltApp = (): BuiltApp => {
  const dir = mkdtempSync(path.join(tmpdir(), 'coinsight-app-'))
  const page =
    '<!doctype html><html><head>\n    <meta\n      name="description"\n      content="Built"\n    />\n' +
    `    <title>CoinSight</title></head><body>${'x'.repeat(2000)}</body></html>`
  const script = `export const answer = 42 // ${'x'.repeat(2000)}`
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
    writeFileSync(path.join(dir, `${file}.br`), brotliCompressSync(content))
    writeFileSync(path.join(dir, `${file}.gz`), gzipSync(content))
  }
  write('index.html', page)
  write('sw.js', script)
  write('assets/main-a1b2c3d4.js', script)
  write('.vite/manifest.json', '{}')
  writeFileSync(path.join(dir, 'icon.png'), 'png')
  return { dir, page, script, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
