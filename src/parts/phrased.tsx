// The words of a large title, with the places where a line may end in a language that has no
// spaces.
import { Fragment, use } from 'react'
import { LanguageContext } from '#i18n/language-context.ts'
import { phrasesOf } from '#i18n/typography/phrases.ts'

export const Phrased = ({ children }: { children: string }) => {
  const language = use(LanguageContext)?.language ?? 'en'
  return phrasesOf(children, language).map(({ at, text }) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {text}
    </Fragment>
  ))
}
