// How the service worker is built and what it precaches (design 9).
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { withoutOnlinePages } from './kept-files.ts'
import { withPolicyInRevision } from './policy-revision.ts'
import { webManifest } from './web-manifest.ts'

export const serviceWorkerBuild: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/sw',
  filename: 'sw.ts',
  // Registered by src/platform/worker/service-worker.ts, when and how the app wants it.
  injectRegister: false,
  registerType: 'prompt',
  manifest: webManifest,
  // The system fetches icons itself when it installs; precaching them would only cost every visitor.
  includeManifestIcons: false,
  injectManifest: {
    // A module worker, the default output, is rejected by a classic registration.
    rollupFormat: 'iife',
    globPatterns: [
      'index.html',
      'assets/**/*.{js,css}',
      'assets/geist*-latin-wght-normal*.woff2',
      'flags/*.svg',
    ],
    globIgnores: ['**/*.map', 'sw.js'],
    maximumFileSizeToCacheInBytes: 1_048_576,
    manifestTransforms: [withoutOnlinePages('dist'), withPolicyInRevision],
  },
}
