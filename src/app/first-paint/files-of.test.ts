import { expect, it } from 'vitest'
import { filesOf, type FirstFiles } from './files-of.ts'

const files: FirstFiles = {
  packs: { en: '/en.js', ar: '/ar.js' },
  screens: { '/coinlist': ['/list.js', '/rows.js'], '/coin/$id': ['/coin.js'], '/': ['/front.js'] },
}
const of = (path: string, language: 'en' | 'ar' | 'tr' = 'en') => filesOf(files, { language, path })

it('asks for the texts of the language and the screen of the path', () => {
  expect(of('/coinlist', 'ar')).toEqual(['/ar.js', '/list.js', '/rows.js'])
  expect(of('/')).toEqual(['/en.js', '/front.js'])
})

it('knows pages with a variable part', () => {
  expect(of('/coin/bitcoin')).toEqual(['/en.js', '/coin.js'])
  expect(of('/coin/')).toEqual(['/en.js'])
})

it('asks for nothing it was not told of', () => {
  expect(of('/nowhere')).toEqual(['/en.js'])
  expect(of('/nowhere', 'tr')).toEqual([])
})
