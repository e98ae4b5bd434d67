// The flags that come with the app, so that they exist offline (D-FLAGS). Which country stands for
// which language is in domain/language-country.ts.
import {
  AR,
  BR,
  CN,
  DE,
  ES,
  FR,
  GB,
  IN,
  IT,
  JP,
  KR,
  NL,
  PL,
  RU,
  SA,
  TR,
  VN,
} from 'country-flag-icons/react/3x2'
import { Globe } from 'lucide-react'
import type { FlagCountry } from '#domain/language-country.ts'

export const flagClass = 'h-4 w-6 flex-none rounded-1'

const pictures: Record<FlagCountry, typeof GB> = {
  AR,
  BR,
  CN,
  DE,
  ES,
  FR,
  GB,
  IN,
  IT,
  JP,
  KR,
  NL,
  PL,
  RU,
  SA,
  TR,
  VN,
}

/** Null is a language without a country of its own: a globe, and its code beside it. */
export const BundledFlag = ({ country, code }: { country: FlagCountry | null; code: string }) => {
  if (country === null) {
    return (
      <span
        aria-hidden="true"
        className="flex w-6 flex-none flex-col items-center text-label text-ink-3"
      >
        <Globe />
        <span className="max-w-full truncate uppercase">{code}</span>
      </span>
    )
  }
  const Picture = pictures[country]
  return <Picture aria-hidden="true" className={flagClass} />
}
