// What stands before the app: the script of src/app/first-paint in a file of its own, told which
// files each visit begins with, and the frame's files named in the page, so that none of them waits
// for another to be read first (decision 073).
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { filesWith, readManifest, type BuildManifest } from './manifest.ts'
import { firstFilesOf } from './first-files.ts'

/** The entry, what it reads next, and the frame of every page. */
const everywhere = [
  'index.html',
  'src/app/start-app.tsx',
  'src/routes/_app.tsx?tsr-split=component',
]

const scriptText = async (
  root: string,
  manifest: BuildManifest,
  known: readonly string[],
): Promise<string> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { FIRST_FILES: JSON.stringify(firstFilesOf(manifest, known)) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/app/first-paint/first-paint.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = Array.isArray(output)
    ? output.flatMap((part) => part.output)
    : 'output' in output
      ? output.output
      : []
  if (chunk?.type !== 'chunk') throw new Error('The script of the first paint was not built.')
  return chunk.code
}

const link = (file: string): string =>
  `    <link rel="modulepreload" crossorigin href="/${file}">\n`

/** Runs once the files are written and before the service worker lists them. */
export const firstPaint = (): Plugin => {
  let root = '.'
  return {
    name: 'coinsight-first-paint',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: async ({ dir = 'dist' }) => {
      const page = join(dir, 'index.html')
      const html = readFileSync(page, 'utf8')
      const manifest = readManifest(dir)
      const known = filesWith(manifest, everywhere)
      const missing = known.filter((file) => !html.includes(file))
      const script = await scriptText(root, manifest, known)
      const name = `assets/first-paint-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
      writeFileSync(join(dir, name), script)
      // Before the app's own script, which is a module and waits for the whole page anyway.
      writeFileSync(
        page,
        html.replace(
          '    <script type="module"',
          `    <script src="/${name}"></script>\n${missing.map(link).join('')}    <script type="module"`,
        ),
      )
    },
  }
}
