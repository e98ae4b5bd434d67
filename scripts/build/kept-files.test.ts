import { describe, expect, it } from 'vitest'
import { onlineOnlyFiles } from './kept-files.ts'

const gallery = 'src/dev/gallery/gallery-screen.tsx'
const screen = 'src/routes/_app/coinlist.tsx?tsr-split=component'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, dynamicImports: [screen, gallery] },
  [screen]: { file: 'assets/list.js', imports: ['_parts.js'] },
  [gallery]: {
    file: 'assets/gallery.js',
    css: ['assets/gallery.css'],
    imports: ['_parts.js', '_specimen.js'],
    dynamicImports: ['src/dev/gallery/sections/people-section.tsx'],
  },
  'src/dev/gallery/sections/people-section.tsx': { file: 'assets/people.js' },
  '_parts.js': { file: 'assets/parts.js' },
  '_specimen.js': { file: 'assets/specimen.js' },
  'node_modules/font.woff2': { file: 'assets/font.woff2' },
}

describe('what the worker keeps', () => {
  it('leaves out a page for developers with its styles and all that only it needs', () => {
    expect([...onlineOnlyFiles(manifest)].toSorted()).toEqual([
      'assets/gallery.css',
      'assets/gallery.js',
      'assets/people.js',
      'assets/specimen.js',
    ])
  })

  it('holds what another page needs, too', () => {
    const shared = {
      ...manifest,
      [screen]: { file: 'assets/list.js', imports: ['_parts.js', '_specimen.js'] },
    }
    expect(onlineOnlyFiles(shared).has('assets/specimen.js')).toBe(false)
  })
})
