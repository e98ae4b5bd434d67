// Bundles the bench page with the same bundler as the product, and serves it isolated, for a clock of 5 microseconds.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

export default defineConfig({
  root: fileURLToPath(new URL('page', import.meta.url)),
  logLevel: 'warn',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../.cache/bench', import.meta.url)),
    emptyOutDir: true,
  },
  preview: { headers: isolated, strictPort: true },
})
