// The field of the top bar's search: the combobox itself, with the key that leads to it or the
// button that empties it.
import { Search as SearchIcon, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Kbd } from '#ui/actions/kbd.tsx'
import { useAreShortcutsOn } from '#client/shortcuts/shortcut-setting.ts'

type SearchFieldProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onFocus' | 'onBlur' | 'onKeyDown'
> & {
  text: string
  /** Whether the list of results shows, and which of them is chosen; -1: none yet. */
  isOpen: boolean
  listId: string
  active: number
  onType: (text: string) => void
  onClear: () => void
}

export const SearchField = ({
  text,
  isOpen,
  listId,
  active,
  onType,
  onClear,
  ...input
}: SearchFieldProps) => {
  const { t } = useText('nav')
  const hasKeyHint = useAreShortcutsOn()
  return (
    <div
      className={
        'flex h-9 items-center gap-2 rounded-2 bg-surface ps-2.5 pe-1.5 text-ink-3 ' +
        'inset-ring inset-ring-transparent transition-shadow ' +
        'focus-within:inset-ring-control hover:inset-ring-control max-tablet:h-11'
      }
    >
      <SearchIcon className="flex-none" />
      <input
        {...input}
        type="text"
        role="combobox"
        data-search-box
        aria-label={t('search')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        placeholder={t('search')}
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1 truncate bg-transparent text-table text-ink-1 outline-none max-tablet:text-form"
      />
      {text === '' ? (
        <span className="max-tablet:hidden">{hasKeyHint ? <Kbd>/</Kbd> : null}</span>
      ) : (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={onClear}
          className="grid size-6 flex-none place-items-center rounded-1 hover:text-ink-1 max-tablet:size-11"
        >
          <X />
        </button>
      )}
    </div>
  )
}
