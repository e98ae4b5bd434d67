// A later deployment of the same app: every hashed file has another name, and the old names are gone.
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const hashed = /^(.+)-([\w-]{8})\.(js|css)$/

/** Copies the build into a fresh folder and renames what a rebuild would; the page says `data-build="next"`. `change`: what else is new in a script. */
export const makeNextBuild = (
  change: (script: string) => string = (script) => script,
  from = 'dist',
): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coinsight-next-'))
  cpSync(from, folder, { recursive: true })
  for (const file of globSync('**/*.{br,gz,map}', { cwd: folder })) rmSync(join(folder, file))
  const renamed = globSync('assets/*.{js,css}', { cwd: folder }).flatMap((file) => {
    const match = hashed.exec(basename(file))
    return match
      ? [
          {
            file,
            old: `${match[1]}-${match[2]}.${match[3]}`,
            next: `${match[1]}-v2${match[2]?.slice(2)}.${match[3]}`,
          },
        ]
      : []
  })
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const path = join(folder, file)
    let text = renamed.reduce(
      (all, { old, next }) => all.replaceAll(old, next),
      readFileSync(path, 'utf8'),
    )
    if (file.endsWith('.js')) text = change(text)
    if (file === 'index.html') text = text.replace('<html', '<html data-build="next"')
    if (file === 'sw.js')
      text = text.replace(
        /("?url"?:"index\.html","?revision"?:"|"?revision"?:")[0-9a-f]{32}("[^}]*"?url"?:"index\.html"|")/,
        '$1ffffffffffffffffffffffffffffffff$2',
      )
    writeFileSync(path, text)
  }
  for (const { file, next } of renamed) renameSync(join(folder, file), join(folder, 'assets', next))
  return folder
}
