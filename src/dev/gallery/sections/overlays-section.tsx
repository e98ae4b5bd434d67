// What floats above the page: dialogs, sheets, menus, toasts. Each opens by its button.
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Menu, MenuCheck, MenuItem, MenuLabel, MenuRule } from '#ui/overlays/menu.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Specimen } from '../specimen.tsx'

const nothing = (): void => undefined

const Toasts = () => {
  const { t } = useText('watchlists')
  return (
    <Specimen name="Toast">
      <Button
        onClick={() =>
          toast({
            title: t('itemAdded', { item: 'Bitcoin', list: t('firstCoinListName') }),
            action: { label: t('undo'), onAction: nothing },
          })
        }
      >
        default
      </Button>
      <Button
        variant="danger"
        onClick={() =>
          toast({ title: t('errorTitle'), description: t('loadFormat'), variant: 'destructive' })
        }
      >
        destructive
      </Button>
    </Specimen>
  )
}

export const OverlaysSection = () => {
  const { t } = useText('watchlists')
  const { t: actions } = useText('actions')
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [isChecked, setIsChecked] = useState(true)
  const close = () => setOpen(null)
  const buttons = (
    <>
      <Button variant="ghost" onClick={close}>
        {actions('cancel')}
      </Button>
      <Button variant="danger" onClick={close}>
        {t('deleteList')}
      </Button>
    </>
  )
  return (
    <>
      <Specimen name="Dialog, Sheet, Menu">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Menu trigger={<Button>Menu</Button>}>
          <MenuLabel>{t('chooseLists')}</MenuLabel>
          <MenuCheck isChecked={isChecked} onChange={setIsChecked} keepOpen>
            {t('firstCoinListName')}
          </MenuCheck>
          <MenuRule />
          <MenuItem>{t('editList')}</MenuItem>
          <MenuItem isDisabled>{t('setDefault')}</MenuItem>
          <MenuItem isDanger>{t('deleteList')}</MenuItem>
        </Menu>
      </Specimen>
      <Toasts />
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title={t('deleteTitle', { name: t('firstCoinListName') })}
        description={t('deleteConsequence')}
        closeLabel={actions('close')}
        actions={buttons}
      />
      <Sheet
        isOpen={open === 'sheet'}
        onOpenChange={close}
        title={t('coinLists')}
        closeLabel={actions('close')}
      >
        <p className="text-body text-ink-2">{t('noListsReason')}</p>
      </Sheet>
    </>
  )
}
