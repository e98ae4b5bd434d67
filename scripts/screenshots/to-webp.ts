// A browser is the one picture encoder that is always here.
import type { BrowserContext } from '@playwright/test'

const quality = 0.9

/** A PNG as WebP, about a third of its size. */
export const toWebp = async (context: BrowserContext, png: Buffer): Promise<Buffer> => {
  const page = await context.newPage()
  const dataUrl = await page.evaluate(
    async ({ source, quality: wanted }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', wanted)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality },
  )
  await page.close()
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
