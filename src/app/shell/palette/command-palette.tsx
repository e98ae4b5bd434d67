// Ctrl/Cmd+K: places, lists, actions, and the same search as the top bar, by the keyboard alone.
// The list is at most 300 px high (R-NAV-034).
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'
import { IosSteps } from '#parts/install/ios-steps.tsx'
import { LazyLayer } from '#parts/states/lazy-layer.tsx'
import { useInstall } from '#client/install/use-install.ts'
import { LogOutDialog } from '../../log-out/log-out-dialog.tsx'
import { useLogOut } from '../../log-out/use-log-out.ts'
import { useSearch, type SearchHit } from '../search/search-hits.ts'
import { matchingCommands } from './commands.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { useCommands } from './use-commands.ts'

const CurrencyDialog = lazyPart(
  () => import('#parts/currency/currency-dialog.tsx'),
  (module) => module.CurrencyDialog,
)

type CommandPaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onLanguage: () => void
  onShortcuts: () => void
}

export const CommandPalette = ({
  isOpen,
  onOpenChange,
  onLanguage,
  onShortcuts,
}: CommandPaletteProps) => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [choosesCurrency, setChoosesCurrency] = useState(false)
  const logOut = useLogOut()
  const install = useInstall()
  const search = useSearch(isOpen ? text : '')
  const commands = useCommands({
    onLanguage,
    onCurrency: () => setChoosesCurrency(true),
    onShortcuts,
    onLogOut: logOut.start,
    onInstall: install.way === 'prompt' || install.way === 'ios-steps' ? install.start : null,
  })
  const change = (next: boolean) => {
    setText('')
    onOpenChange(next)
  }
  const run = (command: () => void) => {
    change(false)
    command()
  }
  const openHit = ({ kind, id }: SearchHit) =>
    run(
      () =>
        void navigate(
          kind === 'coin'
            ? { to: '/coin/$id', params: { id } }
            : { to: '/ido/$id', params: { id } },
        ),
    )
  return (
    <>
      <PaletteDialog
        isOpen={isOpen}
        onOpenChange={change}
        text={text}
        onText={setText}
        commands={matchingCommands(commands, text)}
        search={search}
        onCommand={(command) => run(command.run)}
        onHit={openHit}
      />
      {choosesCurrency ? (
        <LazyLayer onClose={() => setChoosesCurrency(false)}>
          <CurrencyDialog onClose={() => setChoosesCurrency(false)} />
        </LazyLayer>
      ) : null}
      <LogOutDialog {...logOut} />
      <IosSteps isOpen={install.areStepsOpen} onOpenChange={install.setStepsOpen} />
    </>
  )
}
