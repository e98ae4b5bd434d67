// One filter of many words: the frequent ones at hand, the rest behind "more". Collapsed until
// something is chosen.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { SaleWord } from '#domain/sale/sale-words.ts'

const shownAtFirst = 4

type WordFilterProps = {
  title: string
  words: readonly SaleWord[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  isOpenAtFirst?: boolean
}

const toggled = (chosen: readonly string[], word: string): string[] =>
  chosen.includes(word) ? chosen.filter((other) => other !== word) : [...chosen, word]

export const WordFilter = ({ title, words, chosen, onChange, isOpenAtFirst }: WordFilterProps) => {
  const { t } = useText('upcoming')
  const [isOpen, setIsOpen] = useState(isOpenAtFirst === true || chosen.length > 0)
  const [showsAll, setShowsAll] = useState(false)
  // A word a link chose may not be among the sales of today: it stays visible so that it can be
  // taken back.
  const absent = chosen
    .filter((word) => !words.some((known) => known.word === word))
    .map((word) => ({ word, count: 0 }))
  const offered = [...absent, ...words]
  const shown = showsAll
    ? offered
    : offered.filter(({ word }, index) => index < shownAtFirst || chosen.includes(word))
  const hiddenCount = offered.length - shown.length
  return (
    <section className="border-t border-hair">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={
            'flex h-10 w-full items-center gap-2 text-table font-regular text-ink-2 ' +
            'hover:text-ink-1 max-tablet:h-12'
          }
        >
          <span className="flex-1">{title}</span>
          <span className="text-label text-ink-3">
            {chosen.length === 0 ? t('any') : t('chosen', { n: chosen.length })}
          </span>
          <ChevronDown className={isOpen ? 'size-3.5 rotate-180' : 'size-3.5'} />
        </button>
      </h3>
      {isOpen ? (
        <div className="pb-3">
          {shown.map(({ word, count }) => (
            <Checkbox
              key={word}
              label={word}
              count={count}
              isChecked={chosen.includes(word)}
              onChange={() => onChange(toggled(chosen, word))}
            />
          ))}
          {hiddenCount > 0 || showsAll ? (
            <button
              type="button"
              onClick={() => setShowsAll(!showsAll)}
              className="mt-1 min-h-6 text-caption text-link hover:underline max-tablet:min-h-11"
            >
              {showsAll ? t('showLess') : t('moreOptions', { count: hiddenCount })}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
