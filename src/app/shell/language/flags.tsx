// The flag of a language: the full code first, then the part before the dash (D-FLAGS). Bundled, so it works offline.
import { AR, BR, CN, DE, ES, FR, GB, IN, IT, JP, KR, NL, PL, RU, SA, TR, VN } from 'country-flag-icons/react/3x2'
import { Globe } from 'lucide-react'

const pictures = {
  en: GB, es: ES, fr: FR, ar: SA, de: DE, zh: CN, ja: JP, ko: KR, pt: BR, ru: RU, tr: TR, it: IT, nl: NL, hi: IN, pl: PL, vi: VN, 'es-AR': AR,
} as const

const flags = new Map(Object.entries(pictures).map(([code, Picture]) => [code, <Picture key={code} aria-hidden="true" className="h-4 w-6 flex-none rounded-[2px]" />]))

export const Flag = ({ code }: { code: string }) => flags.get(code) ?? flags.get(code.split('-')[0] ?? code) ?? <Globe className="size-5 text-ink-3" />
