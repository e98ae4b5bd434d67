// Runs before the first paint, in a file of its own (scripts/build/first-paint.ts): gives the page
// its language's direction and the skeleton of its frame, and asks at once for the files of both.
// Only ever a head start: the app does all of it itself, so nothing here may be needed, wait or
// fail the page.
import { dressPage } from '#i18n/typography/dress-page.ts'
import { startLanguage } from '#i18n/start-language.ts'
import { readStored } from '#platform/storage/stored-values.ts'
import { hasSidebar } from '../pages.ts'
import { showFrame } from '../first-frame/show-frame.ts'
import { filesOf, type FirstFiles } from './files-of.ts'

/** Filled in by the build. */
declare const FIRST_FILES: FirstFiles

const ask = (file: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

const language = startLanguage(
  readStored('preferredLanguage'),
  navigator.languages[0] ?? navigator.language,
)
const path = window.location.pathname
for (const file of filesOf(FIRST_FILES, { language, path })) ask(file)
dressPage(language)
document.documentElement.dataset['frame'] = hasSidebar(path) ? 'app' : 'plain'
document.documentElement.dataset['page'] = path
showFrame()
