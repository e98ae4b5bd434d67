// A titled part of the sale screen; says so where nothing is known.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'

export const SaleSection = ({
  title,
  aside,
  isEmpty,
  children,
}: {
  title: string
  aside?: ReactNode
  isEmpty?: boolean
  children: ReactNode
}) => {
  const { t } = useText('upcoming')
  return (
    <section className="border-t border-hair py-5">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-body">{title}</h2>
        {aside}
      </div>
      {isEmpty ? <p className="text-body text-ink-3">{t('noneKnown')}</p> : children}
    </section>
  )
}
