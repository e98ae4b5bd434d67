// A launchpad's name as the button that opens what it sold; the whole row is the button's.
import { ChevronDown } from 'lucide-react'
import type { LaunchpadListing } from '#domain/launchpad/launchpad-list.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'

type LaunchpadNameProps = { launchpad: LaunchpadListing; place: number; isOpen: boolean; onToggle: () => void }

const detailId = (id: string): string => `launchpad-${id.replaceAll(/[^\w-]/g, '-')}`

export const detailIdOf = ({ id }: LaunchpadListing): string => detailId(id)

const initials = (name: string): string => name.split(/\s+/).map((word) => word[0] ?? '').join('')

export const LaunchpadName = ({ launchpad, place, isOpen, onToggle }: LaunchpadNameProps) => {
  const { name, image, chains } = launchpad
  return (
    <button
      type="button"
      data-row={place}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailIdOf(launchpad) : undefined}
      onClick={onToggle}
      className="flex w-full min-w-0 scroll-mt-18 items-center gap-2.5 text-start -outline-offset-2 after:absolute after:inset-0"
    >
      <CoinLogo src={image} symbol={initials(name)} size={32} shape="square" />
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate text-body/4.5 font-medium text-ink-1 max-tablet:text-form/5.5">{name}</bdi>
        <bdi className="truncate text-caption text-ink-3">{chains.join(' · ')}</bdi>
      </span>
      <ChevronDown aria-hidden="true" className={isOpen ? 'flex-none rotate-180 text-ink-3' : 'flex-none text-ink-3'} />
    </button>
  )
}
