// How the palette looks: a line to type in, a list below.
import { clsx } from 'clsx'
import { Command as Palette } from 'cmdk'
import { Search as SearchIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { formatSymbol } from '#domain/format/symbol.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { useFramedClass } from '#ui/overlays/framed.ts'
import { useLayerFocus } from '#ui/overlays/use-layer-focus.ts'
import type { Search, SearchHit } from '../search/search-hits.ts'
import type { Command, CommandGroup } from './commands.ts'

type PaletteDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  text: string
  onText: (text: string) => void
  commands: readonly Command[]
  search: Search
  onCommand: (command: Command) => void
  onHit: (hit: SearchHit) => void
}

const groups: readonly CommandGroup[] = ['places', 'lists', 'actions']

const itemClass =
  'flex min-h-10 scroll-my-1 cursor-pointer items-center gap-3 rounded-1 px-2.5 text-body ' +
  'text-ink-2 data-[selected=true]:bg-hover data-[selected=true]:text-ink-1 ' +
  'max-tablet:min-h-11 [&_.lucide]:text-ink-3'
const headingClass =
  'p-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-1.5 ' +
  '[&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption ' +
  '[&_[cmdk-group-heading]]:text-ink-3'

const Group = ({
  heading,
  isEmpty,
  children,
}: {
  heading: string
  isEmpty: boolean
  children: ReactNode
}) =>
  isEmpty ? null : (
    <Palette.Group heading={heading} className={headingClass}>
      {children}
    </Palette.Group>
  )

const valueOf = ({ kind, id }: SearchHit): string => `${kind} ${id}`

const Hits = ({
  heading,
  hits,
  onHit,
}: {
  heading: string
  hits: readonly SearchHit[]
  onHit: (hit: SearchHit) => void
}) => (
  <Group heading={heading} isEmpty={hits.length === 0}>
    {hits.map((hit) => (
      <Palette.Item
        key={hit.id}
        value={valueOf(hit)}
        onSelect={() => onHit(hit)}
        className={itemClass}
      >
        <CoinLogo
          src={hit.image}
          symbol={hit.symbol}
          size={24}
          shape={hit.kind === 'coin' ? 'round' : 'square'}
        />
        <bdi className="min-w-0 truncate text-ink-1">{hit.name}</bdi>
        <bdi className="text-caption text-ink-3">{formatSymbol(hit.symbol)}</bdi>
      </Palette.Item>
    ))}
  </Group>
)

const Note = ({
  search: { query, isSearching, isDeviceOnly },
  isEmpty,
}: {
  search: Search
  isEmpty: boolean
}) => {
  const { t } = useText('nav')
  const { t: states } = useText('states')
  const { t: words } = useText('search')
  const isWaiting = query !== '' && isSearching
  return (
    <>
      <p role="status" className={isEmpty ? 'px-3.5 py-4 text-table text-ink-3' : 'sr-only'}>
        {isEmpty ? (isWaiting ? t('searching') : states('noResults')) : null}
      </p>
      {isDeviceOnly ? (
        <p className="border-t border-hair px-3.5 py-2.5 text-caption text-ink-3">
          {words('onlyDevice')}
        </p>
      ) : null}
    </>
  )
}

export const PaletteDialog = ({
  isOpen,
  onOpenChange,
  text,
  onText,
  commands,
  search,
  onCommand,
  onHit,
}: PaletteDialogProps) => {
  const { t, direction } = useText('commands')
  const { t: nav } = useText('nav')
  const { coins, sales } = search.hits
  const [chosen, setChosen] = useState('')
  const focus = useLayerFocus()
  const framed = useFramedClass()
  // Hits arrive after the text they answer: what was chosen may be gone, and Enter must always mean
  // the marked line.
  const values = [
    ...groups.flatMap((group) =>
      commands.filter((command) => command.group === group).map(({ id }) => id),
    ),
    ...coins.map(valueOf),
    ...sales.map(valueOf),
  ]
  const current = values.includes(chosen) ? chosen : (values[0] ?? '')
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx('veil fixed inset-0 z-40', framed)} />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          dir={direction}
          className={clsx(
            'floating fixed inset-x-4 top-16 z-50 mx-auto max-w-140 overflow-hidden ' +
              'rounded-4 bg-surface inset-ring inset-ring-line tablet:top-[14dvh]',
            framed,
          )}
        >
          <Dialog.Title className="sr-only">{t('palette')}</Dialog.Title>
          <Palette
            value={current}
            onValueChange={setChosen}
            shouldFilter={false}
            loop
            vimBindings={false}
            label={t('palette')}
          >
            <div className="flex items-center gap-3 border-b border-line px-4 text-ink-3">
              <SearchIcon className="flex-none" />
              <Palette.Input
                value={text}
                onValueChange={onText}
                maxLength={200}
                placeholder={t('palettePlaceholder')}
                className="h-13 min-w-0 flex-1 bg-transparent text-form text-ink-1 outline-none"
              />
            </div>
            <Palette.List
              label={t('palette')}
              className="max-h-75 overflow-y-auto overscroll-contain"
            >
              {groups.map((group) => (
                <Group
                  key={group}
                  heading={t(group)}
                  isEmpty={commands.every((command) => command.group !== group)}
                >
                  {commands.map((command) =>
                    command.group === group ? (
                      <Palette.Item
                        key={command.id}
                        value={command.id}
                        onSelect={() => onCommand(command)}
                        className={itemClass}
                      >
                        <command.Icon className="flex-none" />
                        <span className="min-w-0 truncate">{command.title}</span>
                      </Palette.Item>
                    ) : null,
                  )}
                </Group>
              ))}
              <Hits heading={nav('groupCoins')} hits={coins} onHit={onHit} />
              <Hits heading={nav('groupSales')} hits={sales} onHit={onHit} />
            </Palette.List>
            <Note search={search} isEmpty={commands.length + coins.length + sales.length === 0} />
          </Palette>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
