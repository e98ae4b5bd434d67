// The name of a row that opens below itself: a button, and the whole row is the button's.
import { ChevronDown } from 'lucide-react'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'

/** What of a row opens: its own id, made fit for an attribute of the page. */
export const openedIdOf = (id: string): string => `opened-${id.replaceAll(/[^\w-]/g, '-')}`

type RowOpenerProps = {
  id: string
  name: string
  note: string
  image: string | null
  letters: string
  place: number
  isOpen: boolean
  onToggle: () => void
}

export const RowOpener = ({
  id,
  name,
  note,
  image,
  letters,
  place,
  isOpen,
  onToggle,
}: RowOpenerProps) => (
  <button
    type="button"
    data-row={place}
    aria-expanded={isOpen}
    aria-controls={isOpen ? openedIdOf(id) : undefined}
    onClick={onToggle}
    className={
      'flex w-full min-w-0 scroll-mt-18 items-center gap-2.5 text-start ' +
      '-outline-offset-2 after:absolute after:inset-0'
    }
  >
    <CoinLogo src={image} symbol={letters} size={32} shape="square" />
    <span className="grid min-w-0 flex-1 justify-items-start">
      <bdi className="max-w-full truncate text-body/4.5 font-medium text-ink-1 max-tablet:text-form/5.5">
        {name}
      </bdi>
      <bdi className="max-w-full truncate text-caption text-ink-3">{note}</bdi>
    </span>
    <ChevronDown
      aria-hidden="true"
      className={isOpen ? 'flex-none rotate-180 text-ink-3' : 'flex-none text-ink-3'}
    />
  </button>
)
