// Adds several coins or sales to a list at once. It searches the copy on this device, so it works
// on a flight.
import { useState } from 'react'
import { useLiveQuery } from '#data/live-query.ts'
import type { ListKind } from '#domain/watchlist.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { candidates, type Candidate } from './catalog-search.ts'

type AddItemsDialogProps = {
  kind: ListKind
  listName: string
  listedIds: ReadonlySet<string>
  onClose: () => void
  /** Adds them, in the order they were chosen; a text says why not. */
  onAdd: (items: Candidate[]) => Promise<string | null>
}

export const AddItemsDialog = ({
  kind,
  listName,
  listedIds,
  onClose,
  onAdd,
}: AddItemsDialogProps) => {
  const { t } = useText('watchlists')
  const { t: actions } = useText('actions')
  const { t: states } = useText('states')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Candidate[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const matches = useLiveQuery(() => candidates(kind, search), [kind, search])
  const found = matches?.filter(({ id }) => !listedIds.has(id)) ?? matches
  const isAllListed = matches?.length !== 0 && found?.length === 0
  const isChosen = ({ id }: Candidate) => chosen.some((one) => one.id === id)
  const toggle = (candidate: Candidate) =>
    setChosen(
      isChosen(candidate) ? chosen.filter(({ id }) => id !== candidate.id) : [...chosen, candidate],
    )
  const add = async () => {
    const refused = await onAdd([...chosen])
    setProblem(refused)
    if (refused === null) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={kind === 'coin' ? t('addCoins') : t('addSales')}
      description={<bdi>{listName}</bdi>}
      closeLabel={actions('close')}
      actions={
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => void add()}>
          {t('addSelected', { total: chosen.length })}
        </Button>
      }
    >
      <div className="sticky top-0 z-1 bg-surface pb-2">
        <TextField
          type="search"
          label={kind === 'coin' ? t('searchCoins') : t('searchSales')}
          hint={t('searchesThisDevice')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          error={problem ?? undefined}
        />
      </div>
      {found === null ? <p className="py-4 text-body text-ink-2">{t('catalogMissing')}</p> : null}
      {found?.length === 0 ? (
        <p className="py-4 text-body text-ink-2">
          {isAllListed ? t('alreadyInList') : states('noResults')}
        </p>
      ) : null}
      <ul className="min-h-60">
        {found?.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            kind={kind}
            candidate={candidate}
            isChosen={isChosen(candidate)}
            onToggle={() => toggle(candidate)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
