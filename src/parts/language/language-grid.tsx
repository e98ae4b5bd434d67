// The languages as a grid of buttons, or its skeleton while the list is on its way
// (R-LNG-003..006).
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import type { LanguageCode } from '#i18n/languages.ts'
import { useText } from '#i18n/use-text.ts'
import { Skeleton, SkeletonFrame } from '#ui/states/skeleton.tsx'
import { LanguageFlag } from './language-flag.tsx'
import type { OfferedLanguage } from '#client/language/offered-languages.ts'

const gridClass = 'mt-3 grid grid-cols-1 gap-1 min-[25rem]:grid-cols-2 tablet:grid-cols-3'
const cellClass = 'flex min-h-13 w-full items-center gap-3 rounded-2 px-3 text-start'
const expectedCount = 12

export const LanguageGridSkeleton = () => {
  const { t } = useText('states')
  return (
    <SkeletonFrame label={t('loading')}>
      <div className={gridClass}>
        {Array.from({ length: expectedCount }, (_, place) => (
          <div key={place} className={cellClass}>
            <Skeleton className="h-4 w-6 bg-raised" />
            <span className="grid flex-1 gap-1.5">
              <Skeleton className="h-3.5 w-24 bg-raised" />
              <Skeleton className="h-3 w-16 bg-raised" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  )
}

type LanguageGridProps = {
  found: readonly OfferedLanguage[]
  flagService: string | null
  loading: LanguageCode | null
  onChoose: (code: LanguageCode) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  ref: RefObject<HTMLUListElement | null>
}

export const LanguageGrid = ({
  found,
  flagService,
  loading,
  onChoose,
  onKeyDown,
  ref,
}: LanguageGridProps) => {
  const { t, language: current } = useText('nav')
  // One stop for the Tab key: the current language, or the first where a search has left it out.
  const stop = found.some(({ code }) => code === current) ? current : found[0]?.code
  return (
    <ul ref={ref} aria-label={t('language')} className={gridClass}>
      {found.map(({ code, name, nativeName }) => (
        <li key={code}>
          <button
            type="button"
            data-language={code}
            tabIndex={code === stop ? 0 : -1}
            aria-current={code === current || undefined}
            aria-busy={code === loading || undefined}
            onClick={() => onChoose(code)}
            onKeyDown={onKeyDown}
            className={clsx(
              cellClass,
              'transition-colors hover:bg-hover aria-busy:opacity-60',
              code === current && 'bg-raised',
            )}
          >
            <LanguageFlag code={code} service={flagService} />
            <span className="grid min-w-0 flex-1">
              <span lang={code} className="text-body font-medium wrap-anywhere text-ink-1">
                <bdi>{nativeName}</bdi>
              </span>
              <span lang="en" className="text-caption wrap-anywhere text-ink-3">
                <bdi>{name}</bdi>
              </span>
            </span>
            {code === current ? (
              <Check aria-hidden="true" className="flex-none text-ink-1" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
