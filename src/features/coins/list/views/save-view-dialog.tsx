// Asks for the name under which the present state of the list is kept. What was typed stays when
// something is wrong.
import { useRef, useState, type FormEvent } from 'react'
import { viewLimits, type ViewProblem } from '#data/views/types.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toastFault } from '#parts/watchlist/list-toasts.ts'
import type { CoinListSearch } from '../list-search.ts'
import type { Views } from './use-views.ts'

const formId = 'view-form'

type SaveViewDialogProps = { views: Views; search: CoinListSearch; onClose: () => void }

export const SaveViewDialog = ({ views, search, onClose }: SaveViewDialogProps) => {
  const { t } = useText('coins')
  const { t: actions } = useText('actions')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<ViewProblem | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const problems: Record<ViewProblem, string> = {
    VIEW_NAME_EMPTY: t('viewNameEmpty'),
    VIEW_LIMIT: t('viewLimit', { max: viewLimits.count }),
  }
  const isTaken = views.views.some((view) => view.name === name.trim())
  const submit = async (): Promise<void> => {
    const found = await views.save(name, search)
    setProblem(found)
    if (found === null) onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    submit().catch(toastFault)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('saveView')}
      description={t('saveViewHint')}
      closeLabel={actions('close')}
      firstFocus={input}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {actions('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {isTaken ? t('replaceView') : t('keepView')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('viewName')}
          value={name}
          maxLength={viewLimits.nameLength}
          autoComplete="off"
          dir="auto"
          ref={input}
          error={problem === null ? undefined : problems[problem]}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(null)
          }}
        />
      </form>
    </Dialog>
  )
}
