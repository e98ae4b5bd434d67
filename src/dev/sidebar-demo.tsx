// /sidebar-demo (D-TESTPAGES): the real sidebar beside this page, every transition of both its
// states as a button, and a badge with a count of one's own. For developers, in English.
import { useState, type ReactNode } from 'react'
import type { SidebarEvent } from '#domain/page/sidebar-state.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { navItems } from '../app/shell/sidebar/nav-items.ts'
import { SidebarLink } from '../app/shell/sidebar/sidebar-link.tsx'
import { sharedSidebar, useSharedSidebar } from '../app/shell/sidebar/shared-sidebar.ts'
import { appSidebar, useSidebar } from '../app/shell/sidebar/sidebar-store.ts'

const shownSteps = 8

const Facts = ({ label, values }: { label: string; values: Record<string, boolean> }) => (
  <dl aria-label={label} className="grid max-w-80 grid-cols-2 gap-x-6 gap-y-1 text-table">
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-3">{name}</dt>
        <dd data-fact={name} className="text-ink-1">
          {String(value)}
        </dd>
      </div>
    ))}
  </dl>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 border-t border-hair pt-4">
    <h2 className="text-form font-semibold">{title}</h2>
    {children}
  </section>
)

const Badges = () => {
  const [text, setText] = useState('100')
  const count = Number.parseInt(text, 10)
  const item = navItems[5]
  return (
    <Part title="Badge">
      <div className="max-w-40">
        <TextField
          label="Count"
          type="number"
          min={0}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul className="flex items-start gap-8" aria-label="Badge preview">
        {[false, true].map((isExpanded) => (
          <li key={String(isExpanded)} className={isExpanded ? 'w-56' : 'w-10'}>
            <SidebarLink
              item={item}
              pathname="/sidebar-demo"
              isExpanded={isExpanded}
              count={Number.isFinite(count) ? count : 0}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

export const SidebarDemo = () => {
  const state = useSidebar(appSidebar)
  const shared = useSharedSidebar()
  const [steps, setSteps] = useState<{ number: number; name: string }[]>([])
  const step = (name: string, run: () => void) => (
    <Button
      onClick={() => {
        run()
        setSteps((earlier) =>
          [{ number: (earlier[0]?.number ?? 0) + 1, name }, ...earlier].slice(0, shownSteps),
        )
      }}
    >
      {name}
    </Button>
  )
  const send = (name: string, event: SidebarEvent) => step(name, () => appSidebar.send(event))
  return (
    <div lang="en" dir="ltr" className="grid gap-6 px-4 py-6 tablet:px-6">
      <header className="grid gap-1">
        <h1 tabIndex={-1}>Sidebar demo</h1>
        <p className="max-w-prose text-body text-ink-2">
          The sidebar beside this page is the real one: hover it, focus it, lock it. The buttons
          below send it the same events.
        </p>
      </header>
      <Part title="Lock machine">
        <Facts label="Lock machine" values={state} />
        <div className="flex flex-wrap gap-2">
          {send('Press lock', { type: 'lockPressed', by: 'pointer' })}
          {send('Press lock by keyboard', { type: 'lockPressed', by: 'keyboard' })}
          {send('Pointer enters', { type: 'pointerEntered' })}
          {send('Pointer leaves', { type: 'pointerLeft' })}
          {send('Focus enters', { type: 'focused' })}
          {send('Focus leaves', { type: 'blurred' })}
          {send('Escape', { type: 'dismissed' })}
        </div>
      </Part>
      <Part title="Second shared state">
        <Facts label="Second shared state" values={shared} />
        <div className="flex flex-wrap gap-2">
          {step('toggle()', sharedSidebar.toggle)}
          {step('setExpanded(true)', () => sharedSidebar.setExpanded(true))}
          {step('setExpanded(false)', () => sharedSidebar.setExpanded(false))}
          {step('setPermanent(true)', () => sharedSidebar.setPermanent(true))}
          {step('setPermanent(false)', () => sharedSidebar.setPermanent(false))}
        </div>
      </Part>
      <Badges />
      <Part title="Last steps">
        <ol reversed aria-label="Last steps" className="text-table text-ink-2">
          {steps.map(({ number, name }) => (
            <li key={number}>{name}</li>
          ))}
        </ol>
      </Part>
    </div>
  )
}
