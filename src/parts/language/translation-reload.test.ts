import { beforeAll, beforeEach, expect, it } from 'vitest'
import { loadPack } from '#i18n/pack.ts'
import { initialiseTexts } from '#i18n/setup.ts'
import { currentToasts, dismissToast } from '#ui/toast/toast-store.ts'
import { reloadTranslations } from './translation-reload.ts'

beforeAll(async () => initialiseTexts('en', await loadPack('en')))
beforeEach(() => dismissToast())

const lastToast = () => currentToasts()[0]

it.each([
  ['refreshed', 'R-I18-014', 'Translations refreshed'],
  ['cleared', 'R-I18-015', 'Translation cache cleared'],
] as const)('%s (%s) says so with the count, for 3 seconds', async (done, _id, title) => {
  await reloadTranslations(done, () => Promise.resolve(812))
  expect(lastToast()).toMatchObject({
    title,
    description: '812 translations loaded',
    durationMs: 3000,
    isOpen: true,
  })
})

it('D-REFRESHTR one text is counted as one', async () => {
  await reloadTranslations('refreshed', () => Promise.resolve(1))
  expect(lastToast()).toMatchObject({ description: '1 translation loaded' })
})

it.each(['refreshed', 'cleared'] as const)(
  'R-I18-016, R-I18-020 a failure of %s stays for 5 seconds and is destructive',
  async (done) => {
    await reloadTranslations(done, () => Promise.reject(new Error('no chunk')))
    expect(lastToast()).toMatchObject({
      title: 'Translation error',
      description: 'Translations could not be reloaded',
      variant: 'destructive',
      durationMs: 5000,
    })
  },
)
