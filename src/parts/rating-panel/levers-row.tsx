// The last row of the panel: opens what would change the score.
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { RatingKind } from '#domain/rating/subscores.ts'
import type { RatingFacts } from '#domain/rating/rating.ts'
import { useText } from '#i18n/use-text.ts'
import { ScoreLevers } from './score-levers.tsx'

export const LeversRow = ({ kind, facts }: { kind: RatingKind; facts: RatingFacts }) => {
  const { t } = useText('receipt')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="border-t border-hair">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className={
            'flex h-10 w-full items-center justify-between gap-2 text-table font-regular ' +
            'text-ink-1 hover:bg-surface max-tablet:h-12 max-tablet:text-body'
          }
        >
          {t('levers')}
          <ChevronDown
            className={isOpen ? 'size-3.5 rotate-180 text-ink-3' : 'size-3.5 text-ink-3'}
          />
        </button>
      </h3>
      <div id={id}>{isOpen ? <ScoreLevers kind={kind} facts={facts} /> : null}</div>
    </div>
  )
}
