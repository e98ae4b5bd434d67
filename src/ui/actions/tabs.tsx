// A strip of tabs and their panels. The current tab is underlined in ink, never in the accent.
import { Tabs as RadixTabs } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

export type Tab = { value: string; label: ReactNode; after?: ReactNode }
type TabsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly Tab[]
  children: ReactNode
}

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
      <RadixTabs.List
        ref={strip}
        aria-label={label}
        className="no-scrollbar flex gap-6 overflow-x-auto border-b border-line max-tablet:-mx-4 max-tablet:px-4"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={
              'relative inline-flex h-11 flex-none items-center gap-1.5 text-body ' +
              'whitespace-nowrap text-ink-3 transition-colors hover:text-ink-1 ' +
              'data-[state=active]:font-medium data-[state=active]:text-ink-1 ' +
              'data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 ' +
              'data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 ' +
              'data-[state=active]:after:bg-ink-1 -outline-offset-2'
            }
          >
            {tab.label}
            {tab.after}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  )
}

export const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => (
  <RadixTabs.Content value={value} className="outline-offset-4">
    {children}
  </RadixTabs.Content>
)
