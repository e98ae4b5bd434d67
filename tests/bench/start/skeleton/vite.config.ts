// Bundles the skeleton with the same bundler as the product.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../../../.cache/bench-skeleton', import.meta.url)),
    emptyOutDir: true,
  },
  preview: { strictPort: true },
})
