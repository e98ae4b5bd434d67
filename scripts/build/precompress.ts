// Writes a brotli and a gzip copy beside every text asset of the build, so that the server only has to send them.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const smallestBytes = 1024

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** Compresses the finished folder. Source maps stay as they are: nobody downloads them on a phone. */
export const precompressFolder = (folder: string): number => {
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest,txt}', { cwd: folder })
  let written = 0
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    if (content.length < smallestBytes) continue
    writeFileSync(join(folder, `${file}.br`), brotli(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
    written += 1
  }
  return written
}

/** Runs last of all: after the service worker has been written and the precache list put into it. */
export const precompress = (): Plugin => {
  let outDir = 'dist'
  return {
    name: 'coinsight-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        precompressFolder(outDir)
      },
    },
  }
}
