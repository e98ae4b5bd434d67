// Design 9: the app installs. Chromium itself is asked whether it would, and what it reads in the manifest.
import { expect, test } from './harness/test.ts'
import { whenShellIsCached } from './harness/service-worker.ts'

type ManifestIcon = { src: string; sizes: string; purpose: string }
type Manifest = {
  id: string
  start_url: string
  display: string
  icons: ManifestIcon[]
  shortcuts: { url: string }[]
  share_target: { action: string; method: string; params: Record<string, string> }
}

test('design 9: Chromium finds nothing that keeps the app from being installed', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await whenShellIsCached(page)
  const session = await context.newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  // The only reason that remains is that the test itself runs in an incognito profile.
  expect(
    installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([])
})

test('design 9: a worker that loses the connection while it fetches the shell is installed with the next one', async ({
  page,
  line,
}) => {
  const installing = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing != null)
  await page.goto('/blog')
  await expect.poll(installing, { intervals: [20], timeout: 30_000 }).toBe(true)
  line.cut()
  await expect.poll(installing, { timeout: 30_000 }).toBe(false)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  line.mend()
  await whenShellIsCached(page)
})

test('design 9: the manifest opens the coins, and every picture and address in it exists', async ({
  page,
  request,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/coinlist?source=pwa',
    display: 'standalone',
  })
  expect(manifest.share_target).toMatchObject({
    action: '/coinlist',
    method: 'GET',
    params: { text: 'search' },
  })
  expect(new Set(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`))).toEqual(
    new Set(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
  )
  await page.goto('/')
  for (const icon of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, icon.src)
    expect([icon.src, size]).toEqual([icon.src, icon.sizes])
  }
})

test('design 9: the page and the worker are asked for anew, hashed assets are kept for ever and come compressed', async ({
  request,
  page,
}) => {
  for (const path of ['/', '/sw.js', '/coinlist']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect([path, response.headers()['cache-control']]).toEqual([path, 'no-cache'])
  }
  const asset = page.waitForResponse((response) => /\/assets\/.*\.js$/.test(response.url()))
  await page.goto('/')
  const headers = await (await asset).allHeaders()
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': expect.stringMatching(/br|gzip/),
  })
})
