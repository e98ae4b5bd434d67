// The look of a select's trigger, also worn while its menu is still loading.
import { clsx } from 'clsx'
import { inputClass } from './field.tsx'

export type SelectLook = 'field' | 'chip'

export const selectClass = (look: SelectLook): string =>
  clsx(
    'inline-flex items-center gap-2 whitespace-nowrap',
    look === 'field'
      ? clsx(inputClass, 'justify-between')
      : 'h-8 rounded-2 px-2.5 text-table text-ink-1 transition-colors hover:bg-raised ' +
          'max-tablet:h-11 max-tablet:text-body [&_.lucide]:size-3.5 [&_.lucide]:text-ink-3',
  )
