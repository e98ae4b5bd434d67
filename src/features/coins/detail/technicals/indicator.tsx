// One indicator: its figures, a small chart, what they say in a sentence, and how it is computed.
import type { ReactNode } from 'react'
import type { TooShort } from '#domain/technicals/technicals.ts'
import { useText } from '#i18n/use-text.ts'
import { Disclosure } from '../section/disclosure.tsx'

export type IndicatorFigure = {
  label: string
  value: string
  /** A line's colour in the chart. */
  swatch?: string
}
type IndicatorProps = {
  title: string
  formula: string
  figures?: readonly IndicatorFigure[]
  sentence?: string
  tooShort?: TooShort
  children?: ReactNode
}

const noFigures: readonly IndicatorFigure[] = []

export const Indicator = ({
  title,
  formula,
  figures = noFigures,
  sentence,
  tooShort,
  children,
}: IndicatorProps) => {
  const { t } = useText('coin-technicals')
  return (
    <section className="min-w-0 border-t border-hair py-5">
      <h3 className="text-body">{title}</h3>
      {tooShort ? (
        <p className="mt-2 flex items-center gap-2 text-body text-ink-3">
          <span aria-hidden="true" className="hatched h-2 w-3.5 flex-none rounded-[2px]" />
          {t('tooShort', { count: tooShort.needs, has: tooShort.has })}
        </p>
      ) : (
        <>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {figures.map(({ label, value, swatch }) => (
              <div key={label}>
                <dt className="flex items-center gap-1.5 text-caption text-ink-3">
                  {swatch === undefined ? null : (
                    <span aria-hidden="true" className={`h-0.5 w-3 ${swatch}`} />
                  )}
                  {label}
                </dt>
                <dd className="text-form font-medium text-ink-1">
                  <bdi className="num">{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-3">{children}</div>
          <p className="mt-3 max-w-[68ch] text-body text-ink-1">{sentence}</p>
        </>
      )}
      <Disclosure summary={t('formula')}>
        <p className="mt-1 max-w-[68ch] text-table">{formula}</p>
      </Disclosure>
    </section>
  )
}
