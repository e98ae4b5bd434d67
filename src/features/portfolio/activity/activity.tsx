// The entries, the latest first.
import { useState } from 'react'
import type { ViewLedgerEntry } from '#data/ledger-entries/types.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Section } from '../section.tsx'
import type { Portfolio } from '../use-portfolio.ts'
import { EntryRow } from './entry-row.tsx'

const shownAtFirst = 8

type ActivityProps = {
  portfolio: Portfolio
  onEdit: (entry: ViewLedgerEntry) => void
  onDelete: (entry: ViewLedgerEntry) => void
}

export const Activity = ({ portfolio: { entries, coins }, onEdit, onDelete }: ActivityProps) => {
  const { t } = useText('portfolio')
  const { t: activity } = useText('activity')
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst)
  return (
    <Section title={t('recentActivity')}>
      <ul>
        {shown.map((entry) => (
          <EntryRow
            key={entry.ledgerEntryId}
            entry={entry}
            coins={coins}
            onEdit={() => onEdit(entry)}
            onDelete={() => onDelete(entry)}
          />
        ))}
      </ul>
      {entries.length > shownAtFirst ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 -ms-2.5"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? activity('showFewer') : activity('showAll', { total: entries.length })}
        </Button>
      ) : null}
    </Section>
  )
}
