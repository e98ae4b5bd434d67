// Enters what happened to one's holdings, or changes an entry. What was typed stays when something
// is wrong with it.
import { useRef, useState, type FormEvent } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { addLedgerEntry, editLedgerEntry } from '#data/ledger-entries/commands.ts'
import { entryFault, entryKinds, type LedgerEntryField } from '#domain/ledger/entry.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { SelectField } from './fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { AmountField } from './fields/amount-field.tsx'
import { CoinChoice } from './fields/coin-choice.tsx'
import { fieldsOf, isForMoney, type EntryDraft } from './entry-draft.ts'
import { MoreFields } from './fields/more-fields.tsx'
import { fieldFaultText, portfolioFaultText } from './portfolio-fault-text.ts'
import { MoneyFields, SwapFields } from './fields/trade-fields.tsx'
import { useDraftMarket } from './use-draft-market.ts'
import { ValueField } from './fields/value-field.tsx'

type EntryDialogProps = {
  db: AccountDb
  initial: EntryDraft
  /** The entry that is changed; null for a new one. */
  entryId: string | null
  onClose: () => void
}

type Problem = { field: LedgerEntryField | 'form'; text: string }

const formId = 'ledger-entry-form'

/** Mounted while it is open, so that every opening starts from `initial`. */
export const EntryDialog = ({ db, initial, entryId, onClose }: EntryDialogProps) => {
  const { t } = useText('portfolio')
  const { t: actions } = useText('actions')
  const [draft, setDraft] = useState(initial)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const market = useDraftMarket(draft)
  const amount = useRef<HTMLInputElement>(null)

  const change = (part: Partial<EntryDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblem(null)
  }
  const errorOf = (field: LedgerEntryField) => (problem?.field === field ? problem.text : undefined)
  const save = async () => {
    const fields = fieldsOf(draft, market)
    const fault = entryFault(fields, Math.floor(db.nowMs() / 1000))
    if (fault) return setProblem({ ...fault, text: fieldFaultText(fault.field, fault.fault) })
    setIsSaving(true)
    try {
      await (entryId === null ? addLedgerEntry(db, fields) : editLedgerEntry(db, entryId, fields))
      toast({ title: t('saved') })
      onClose()
    } catch (error) {
      setProblem({ field: 'form', text: portfolioFaultText(error) })
    } finally {
      setIsSaving(false)
    }
    return undefined
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a portal still bubbles through React to whatever stands around its trigger.
    event.stopPropagation()
    void save()
  }
  const form = { draft, market, change, errorOf }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={entryId === null ? t('addAsset') : t('editAsset')}
      closeLabel={actions('close')}
      firstFocus={amount}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-4">
        <SelectField
          label={t('kind')}
          value={draft.kind}
          options={entryKinds.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => change({ kind: entryKinds.find((kind) => kind === value) ?? 'buy' })}
        />
        <CoinChoice
          label={t('coin')}
          coin={draft.coin}
          error={errorOf('asset')}
          onChange={(coin) => {
            change({ coin, price: null, total: null })
            if (coin) amount.current?.focus()
          }}
        />
        <AmountField
          label={t('amount')}
          ref={amount}
          value={draft.amount}
          error={errorOf('amount')}
          onType={(text) => change({ amount: text })}
        />
        {isForMoney(draft) ? <MoneyFields {...form} /> : null}
        {draft.kind === 'swap' ? <SwapFields {...form} /> : null}
        <ValueField {...form} />
        <TextField
          type="datetime-local"
          label={t('happenedAt')}
          value={draft.happenedAt}
          error={errorOf('happenedAtSec')}
          onChange={({ target }) => change({ happenedAt: target.value })}
        />
        <MoreFields {...form} />
        {problem?.field === 'form' ? (
          <p role="alert" className="text-table text-danger">
            {problem.text}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
