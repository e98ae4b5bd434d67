// Imports a file: it is chosen, what it leaves open is asked, what of it is new is shown, and all of
// it can be taken back.
import { useId, useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { ledgerCaps } from '#domain/ledger/entry.ts'
import type { ColumnMapping } from '#domain/ledger/import/mapped-format.ts'
import type { ImportAnswers } from '#domain/ledger/import/read-import.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { inputClass } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { Portfolio } from '../use-portfolio.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { ImportCounts, RefusedRows } from './import-summary.tsx'
import { useImportRun } from './use-import-run.ts'
import { largestFileBytes, pickFile, useImport, type PickedFile } from './use-import.ts'

type ImportDialogProps = { db: AccountDb; portfolio: Portfolio; onClose: () => void }

type FileFieldProps = { problem: string | null; onPick: (file: File) => void }

const FileField = ({ problem, onPick }: FileFieldProps) => {
  const { t } = useText('portfolio')
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-table font-medium text-ink-2">
        {t('chooseFile')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-invalid={problem ? true : undefined}
        className={`${inputClass} py-2.5 text-table`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onPick(file)
        }}
      />
      <p role="alert" className={problem ? 'text-table text-danger' : 'sr-only'}>
        {problem}
      </p>
      <p className="text-table text-ink-3">{t('importHow')}</p>
    </div>
  )
}

const noAnswers: ImportAnswers = {}

/** Mounted while it is open, so that every opening starts anew. */
export const ImportDialog = ({ db, portfolio, onClose }: ImportDialogProps) => {
  const { t } = useText('portfolio')
  const { t: actions } = useText('actions')
  const format = useFormat()
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const [answers, setAnswers] = useState(noAnswers)
  const [mapping, setMapping] = useState<ColumnMapping | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const file = useImport(picked, { answers, mapping }, portfolio.ledger)
  const total = file?.fresh.length ?? 0
  const { done, run } = useImportRun(db, { onDone: onClose, onProblem: setProblem })

  const pick = async (chosen: File) => {
    const result = await pickFile(chosen)
    setAnswers(noAnswers)
    setMapping(null)
    if (typeof result === 'object') {
      setPicked(result)
      setProblem(null)
      return
    }
    setPicked(null)
    setProblem(
      result === 'tooLarge'
        ? t('fileTooLarge', { size: format.size(largestFileBytes) })
        : t('fileUnreadable'),
    )
  }
  const wouldBe = portfolio.entries.length + total
  const isTooMany = wouldBe > ledgerCaps.perAccount
  const fault = file?.reading.fault ?? null
  const said = (): string | null => {
    if (isTooMany)
      return t('importTooMany', { max: ledgerCaps.perAccount, total: format.count(wouldBe) })
    if (fault === 'empty') return t('fileEmpty')
    return fault === 'tooManyRows'
      ? t('fileTooLarge', { size: format.size(largestFileBytes) })
      : problem
  }
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={onClose}
      title={t('importFile')}
      closeLabel={actions('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={total === 0 || isTooMany}
            isBusy={done !== null}
            onClick={() => void run(file?.fresh ?? [])}
          >
            {done === null
              ? t('importCount', { total: format.count(total) })
              : t('importing', { done: format.count(done), total: format.count(total) })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <FileField problem={said()} onPick={(chosen) => void pick(chosen)} />
        {file && fault === 'formatUnknown' ? (
          <ColumnChoice columns={file.reading.columns} onChoose={setMapping} />
        ) : null}
        {file && fault === null ? (
          <>
            <ImportCounts file={file} />
            <ImportQuestions
              questions={file.reading.questions}
              answers={answers}
              coins={file.coins}
              onAnswer={(part) => setAnswers({ ...answers, ...part })}
            />
            <RefusedRows reading={file.reading} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
