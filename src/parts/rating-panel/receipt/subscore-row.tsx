// One of the five rows of the panel: word, weight, ruler and figure; opens its receipt in place.
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { subscoreWeights, type RatingKind, type SubscoreKey } from '#domain/rating/subscores.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Ball } from '#ui/rating/ball.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'
import { subscoreText } from './rating-words.ts'

type SubscoreRowProps = {
  kind: RatingKind
  name: SubscoreKey
  score: number | null
  isOpenAtFirst?: boolean
  children: ReactNode
}

export const SubscoreRow = ({ kind, name, score, isOpenAtFirst, children }: SubscoreRowProps) => {
  const { t } = useText('rating')
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst === true)
  const id = useId()
  const band = scoreBand(score)
  const isLoud = band === 'weak' || band === 'critical'
  return (
    <li className="border-t border-hair">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={
            'flex h-10 w-full items-center gap-2 max-[22.5rem]:gap-1 text-table ' +
            'font-regular hover:bg-surface max-tablet:h-12 max-tablet:text-body'
          }
        >
          <Ball band={band} />
          <span className="text-ink-1">{t(subscoreText(name, kind))}</span>
          <span className="num text-label text-ink-3 max-[20rem]:sr-only">
            {format.share(subscoreWeights[name] / 10)}
          </span>
          <span className="flex-1" />
          <Ruler value={score} band={band} isQuiet={!isLoud} />
          <b className="num w-6 text-end text-body font-semibold text-ink-1">{score ?? '–'}</b>
          <ChevronDown
            className={isOpen ? 'size-3.5 rotate-180 text-ink-3' : 'size-3.5 text-ink-3'}
          />
        </button>
      </h3>
      <div id={id}>{isOpen ? children : null}</div>
    </li>
  )
}
