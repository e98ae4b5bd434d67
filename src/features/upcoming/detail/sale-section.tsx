// A titled part of the sale screen; says so where nothing is known.
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'

export const SaleSection = ({
  title,
  isEmpty,
  children,
}: {
  title: string
  isEmpty?: boolean
  children: ReactNode
}) => {
  const { t } = useText('upcoming')
  return (
    <section className="border-t border-hair py-5">
      <h2 className="mb-3 text-body">{title}</h2>
      {isEmpty ? <p className="text-body text-ink-3">{t('noneKnown')}</p> : children}
    </section>
  )
}
