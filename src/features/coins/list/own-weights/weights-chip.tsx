// Opens the reader's own weights; lit while the list is ranked by them.
import { clsx } from 'clsx'
import { Weight } from 'lucide-react'
import { memo, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '#ui/actions/chip.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { ownWeightsOf, type CoinListSearch } from '../list-search.ts'
import type { ChangeSearch } from '../use-list-search.ts'

const WeightsSheet = lazyPart(
  () => import('./weights-sheet.tsx'),
  (module) => module.WeightsSheet,
)

export const WeightsChip = memo(
  ({
    weights,
    change,
    label,
  }: Pick<CoinListSearch, 'weights'> & { change: ChangeSearch; label?: string }) => {
    const { t } = useText('own-score')
    const [isOpen, setIsOpen] = useState(false)
    const isOn = ownWeightsOf({ weights }) !== null
    return (
      <>
        <Chip
          icon={<Weight className={clsx(isOn && 'text-accent!')} />}
          isOn={isOn}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {label ?? t('title')}
        </Chip>
        <LazyLayer onClose={() => setIsOpen(false)}>
          {isOpen ? (
            <WeightsSheet weights={weights} change={change} onClose={() => setIsOpen(false)} />
          ) : null}
        </LazyLayer>
      </>
    )
  },
)
