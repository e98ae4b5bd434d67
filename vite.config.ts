import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './scripts/build/chunks.ts'
import { firstPaint } from './scripts/build/first-paint.ts'
import { sharedScreenRouteIds } from './scripts/build/shared-screens.ts'
import { precompress } from './scripts/build/precompress.ts'
import { serviceWorkerBuild } from './scripts/build/service-worker-build.ts'
import { unusedStyles } from './scripts/build/unused-styles.ts'

const apiPaths = [
  '/authentication.php',
  '/client.php',
  '/stripe_checkout.php',
  '/admin.php',
  '/stripe_webhook.php',
  '/local/',
  '/healthz',
  '/readyz',
]
const apiOrigin = `http://127.0.0.1:${process.env['API_PORT'] ?? '4174'}`

const sharedScreens = sharedScreenRouteIds(import.meta.dirname)
const splitBehavior = ({ routeId }: { routeId: string }) =>
  sharedScreens.has(routeId) ? [] : undefined

export default defineConfig({
  plugins: [
    tanstackRouter({ codeSplittingOptions: { splitBehavior } }),
    react(),
    tailwindcss(),
    unusedStyles(),
    firstPaint(),
    VitePWA(serviceWorkerBuild),
    precompress(),
  ],
  resolve: {
    // The same code as `dexie`, not translated for browsers of before 2018 (decision 204).
    alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }],
  },
  build: {
    target: 'es2022',
    // The oldest that Tailwind 4 is made for. For older ones every colour would be written twice, and they would still
    // not draw the page.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // For whoever keeps them apart from what is served: in the folder they are everybody's (S15).
    sourcemap: process.env['SOURCE_MAPS'] === 'on',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? '4173'),
    proxy: Object.fromEntries(apiPaths.map((path) => [path, apiOrigin])),
  },
})
