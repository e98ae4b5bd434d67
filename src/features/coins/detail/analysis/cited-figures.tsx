// The figures a paragraph rests on, each once: what, how much, and how old where that differs.
import type { Citation } from '#domain/analysis/statement.ts'
import type { Provenance } from '#domain/figure/shared-provenance.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Disclosure } from '../section/disclosure.tsx'
import { ownNote } from '../section/provenance.tsx'
import { FigureLink } from './figure-link.tsx'
import { citeKey, figureText } from './figure-words.ts'

/** Citations say no source; only ages can differ. */
export const provenanceOf = ({ asOfSec }: Citation): Provenance => ({ source: null, asOfSec })

const nameOf = ({ figure, value }: Citation) => `${figure} ${value.value}`

type CitedFiguresProps = { cites: readonly Citation[]; shared: Provenance }

export const CitedFigures = ({ cites, shared }: CitedFiguresProps) => {
  const { t } = useText('coin-analysis')
  const format = useFormat()
  const each = [...new Map(cites.map((cite) => [nameOf(cite), cite])).values()]
  return (
    <Disclosure summary={t('figures')}>
      <ul className="mt-1 grid gap-x-6 tablet:grid-cols-2">
        {each.map((cite) => (
          <li key={nameOf(cite)}>
            <FigureLink
              tab={cite.tab}
              className={
                'inline-flex min-h-7 flex-wrap items-center gap-x-1.5 rounded-1 ' +
                'hover:text-ink-1 max-tablet:min-h-11'
              }
            >
              {t(citeKey(cite.figure))}{' '}
              <bdi className="num text-ink-2">{figureText(format, cite.value)}</bdi>
              {ownNote(provenanceOf(cite), shared)}
            </FigureLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
