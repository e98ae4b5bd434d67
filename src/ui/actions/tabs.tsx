// A strip of tabs and their panels. The current tab is underlined in ink, never in the accent.
import { Tabs as RadixTabs } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'

export type Tab = { value: string; label: ReactNode; after?: ReactNode }
type TabsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly Tab[]
  children: ReactNode
}

// Radix gives the pressed tab the focus by script, which browsers take for the keyboard's: the ring
// is for whoever goes on by keys.
const pressed = 'data-pressed'
const forgetPress = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.removeAttribute(pressed)

/**
 * On a narrow screen the current tab stands in the middle of the strip; the page itself does not
 * move.
 */
const useCurrentInSight = (index: number) => {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const current = strip.current?.children[index]
    if (!strip.current || !current) return
    const [around, tab] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.current.scrollBy({ left: tab.left + tab.width / 2 - (around.left + around.width / 2) })
  }, [index])
  return strip
}

/** Children are `<TabPanel value>` blocks. */
export const Tabs = ({ label, value, onChange, tabs, children }: TabsProps) => {
  const strip = useCurrentInSight(tabs.findIndex((tab) => tab.value === value))
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <div className="border-b border-line max-tablet:-mx-4">
        <RadixTabs.List
          ref={strip}
          aria-label={label}
          className="no-scrollbar -mb-px flex gap-6 overflow-x-auto px-4 tablet:-mx-2 tablet:px-2"
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              onPointerDown={({ currentTarget }) => currentTarget.setAttribute(pressed, '')}
              onKeyDown={forgetPress}
              onBlur={forgetPress}
              className={
                'relative -mx-2 inline-flex h-11 flex-none items-center gap-1.5 rounded-1 px-2 text-body ' +
                'whitespace-nowrap text-ink-3 transition-colors hover:text-ink-1 ' +
                'data-[state=active]:font-medium data-[state=active]:text-ink-1 ' +
                'data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 ' +
                'data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 ' +
                'data-[state=active]:after:bg-ink-1 -outline-offset-2 data-pressed:outline-none'
              }
            >
              {tab.label}
              {tab.after}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {children}
    </RadixTabs.Root>
  )
}

export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => (
  <RadixTabs.Content value={value} className="outline-offset-4">
    {children}
  </RadixTabs.Content>
)
