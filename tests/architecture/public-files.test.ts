// What machines ask for beside the pages, as it is copied into the build (decision 200).
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serviceWorkerBuild } from '../../scripts/build/service-worker-build.ts'

const pngSize = (file: Buffer): [number, number] => [file.readUInt32BE(16), file.readUInt32BE(20)]

it('200 the picture of link previews has the size that previews show whole, and is not precached', () => {
  expect(pngSize(readFileSync('public/previews/slip.png'))).toEqual([1200, 630])
  expect(
    serviceWorkerBuild.injectManifest?.globPatterns?.some((pattern) => pattern.includes('png')),
  ).toBe(false)
})

it('200 /favicon.ico holds three sizes on the tile', () => {
  const icon = readFileSync('public/favicon.ico')
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((index) => icon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48])
})

it('200 robots.txt names no list of pages that does not exist', () => {
  const named = /^sitemap:\s*(\S+)/im.exec(readFileSync('public/robots.txt', 'utf8'))?.[1]
  expect(named === undefined || existsSync(`public${new URL(named).pathname}`)).toBe(true)
})
