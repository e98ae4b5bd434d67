// A list of actions or choices that drops from a button.
import { DropdownMenu } from 'radix-ui'
import { Check } from 'lucide-react'
import { clsx } from 'clsx'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { afterPaint } from '#platform/page/after-paint.ts'
import { closeOnEscape } from './close-on-escape.ts'

const itemClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-1 px-2.5 text-table text-ink-2 ' +
  'outline-none select-none data-[highlighted]:bg-hover data-[highlighted]:text-ink-1 ' +
  'data-[disabled]:text-faint max-tablet:min-h-11 max-tablet:text-body'

/** By keyboard a menu opens on its first item, by pointer on none. */
export type MenuStart = 'open' | 'at first item'

type MenuProps = {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** For a menu that was asked for before its code was here. */
  startsOpen?: MenuStart | undefined
}

/**
 * A menu on its way out gives the focus back only where nobody has gone on: what opened meanwhile
 * would close again.
 */
const keepFocusElsewhere = (event: Event): void => {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) event.preventDefault()
}

/** The key that opened it was pressed before the menu was there to know of it. */
const useFirstItem = (startsOpen: MenuStart | undefined, content: RefObject<Element | null>) =>
  useEffect(() => {
    if (startsOpen !== 'at first item') return
    afterPaint(() =>
      content.current
        ?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
        ?.focus(),
    )
  }, [startsOpen, content])

/** Closes the menu that somebody chose in. */
const CloseMenu = createContext<() => void>(() => {})

/**
 * `trigger` is one button element; children are MenuItem, MenuLink, MenuChoices, MenuRule,
 * MenuLabel.
 */
export const Menu = ({
  trigger,
  children,
  align = 'start',
  isOpen,
  onOpenChange,
  startsOpen,
}: MenuProps) => {
  const [isOpenHere, setIsOpenHere] = useState(startsOpen !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useFirstItem(startsOpen, content)
  const change = useCallback(
    (next: boolean) => {
      setIsOpenHere(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  const close = useCallback(() => change(false), [change])
  return (
    <DropdownMenu.Root open={isOpen ?? isOpenHere} onOpenChange={change} modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={keepFocusElsewhere}
          // The button opens and closes by itself: a menu on its way out would take a press on it
          // for one beside, and close again.
          onInteractOutside={(event) =>
            event.target instanceof Node &&
            button.current?.contains(event.target) &&
            event.preventDefault()
          }
          onKeyDown={closeOnEscape(change)}
          className={
            'floating z-50 data-[state=closed]:pointer-events-none ' +
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 ' +
            'overflow-y-auto rounded-3 bg-raised p-1 inset-ring inset-ring-line'
          }
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuItemProps = {
  children: ReactNode
  onSelect?: () => void
  icon?: ReactNode
  isDisabled?: boolean
  isDanger?: boolean
  keepOpen?: boolean
}

export const MenuItem = ({
  children,
  onSelect,
  icon,
  isDisabled,
  isDanger,
  keepOpen,
}: MenuItemProps) => (
  <DropdownMenu.Item
    disabled={isDisabled}
    onSelect={(event) => {
      if (keepOpen) event.preventDefault()
      onSelect?.()
    }}
    className={clsx(itemClass, isDanger && 'text-danger data-[highlighted]:text-danger')}
  >
    {icon}
    {children}
  </DropdownMenu.Item>
)

/** Wraps one link element (router Link or a). */
export const MenuLink = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Item asChild className={itemClass}>
    {children}
  </DropdownMenu.Item>
)

/**
 * A choice in the menu with a check mark; stays open when `keepOpen`. Otherwise the menu goes when
 * what the choice brings is painted: its way out and the focus going back cost as much as a third
 * of a list, and nobody waits for them.
 */
export const MenuCheck = ({
  children,
  isChecked,
  onChange,
  keepOpen,
}: {
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  keepOpen?: boolean
}) => {
  const close = use(CloseMenu)
  return (
    <DropdownMenu.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => {
        event.preventDefault()
        if (!keepOpen) afterPaint(close)
      }}
      className={itemClass}
    >
      <span className="size-4 flex-none">
        <DropdownMenu.ItemIndicator>
          <Check />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  )
}

export const MenuRule = () => <DropdownMenu.Separator className="mx-2.5 my-1 h-px bg-line" />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-caption text-ink-3">
    {children}
  </DropdownMenu.Label>
)
