// Leads from one legal document to the one before and the one after it.
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { legalDocuments, type LegalDocument } from './documents.ts'

const Neighbour = ({ document, isNext }: { document: LegalDocument; isNext: boolean }) => {
  const { t } = useText('legal')
  const { t: words } = useText(document.area)
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      to={document.path}
      rel={isNext ? 'next' : 'prev'}
      className="group grid min-h-11 content-center gap-0.5 py-3 data-next:justify-items-end data-next:text-end"
      data-next={isNext || undefined}
    >
      <span className="inline-flex items-center gap-1.5 text-caption text-ink-3">
        {isNext ? null : <Arrow className="mirror size-3.5" />}
        {t(isNext ? 'next' : 'previous')}
        {isNext ? <Arrow className="mirror size-3.5" /> : null}
      </span>
      <span className="text-body font-medium text-link group-hover:underline">
        {words('title')}
      </span>
    </Link>
  )
}

export const NeighbourDocuments = ({ current }: { current: LegalDocument }) => {
  const { t } = useText('legal')
  const documents = Object.values(legalDocuments)
  const at = documents.indexOf(current)
  const [before, after] = [documents[at - 1], documents[at + 1]]
  return (
    <nav
      aria-label={t('documents')}
      className="grid grid-cols-2 gap-4 border-t border-line print:hidden"
    >
      <div>{before === undefined ? null : <Neighbour document={before} isNext={false} />}</div>
      <div>{after === undefined ? null : <Neighbour document={after} isNext />}</div>
    </nav>
  )
}
