// A legal document: title, state, contents, numbered sections that can be linked to, the operator,
// its neighbours.
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Contents } from './contents.tsx'
import { DocumentText } from './document-text.tsx'
import { legalDocuments, type LegalArea, type LegalDocument } from './documents.ts'
import { DraftNotice } from './draft-notice.tsx'
import { NeighbourDocuments } from './neighbour-documents.tsx'
import { OperatorSection, operatorSectionId } from './operator-section.tsx'
import { StoredThings } from './stored-things.tsx'
import './legal.css'

type SectionProps = { id: string; number: number; title: string; children: ReactNode }

const Section = ({ id, number, title, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-6 gap-3 text-form text-ink-2"
  >
    <h2 id={`${id}-title`} className="text-title-1 tracking-close">
      <a href={`#${id}`} className="flex gap-3 rounded-1 hover:underline">
        <span className="num w-6 flex-none font-regular text-ink-3 rtl:text-right">{number}</span>
        <span className="min-w-0">{title}</span>
      </a>
    </h2>
    <div className="grid gap-3 tablet:ps-9">{children}</div>
  </section>
)

// What stands below the text of a section, by its document and id.
const supplements: Partial<Record<LegalArea, Readonly<Record<string, ReactNode>>>> = {
  'legal-cookie-policy': { inventory: <StoredThings /> },
}

export const LegalScreen = ({ area }: Pick<LegalDocument, 'area'>) => {
  const document = legalDocuments[area]
  const { t } = useText('legal')
  const format = useFormat()
  const { t: typedWords } = useText(document.area)
  // documents.ts has checked that every section has its title and text.
  const words = typedWords as (key: string) => string
  const sections = document.sections.map((id) => ({
    id,
    title: words(`${id}.title`),
    text: words(`${id}.text`),
  }))
  const entries = [...sections, { id: operatorSectionId, title: t('operatorTitle') }]
  return (
    <article
      data-document
      className={
        'grid w-full gap-8 px-4 pt-8 pb-16 tablet:px-6 desk:mx-auto desk:max-w-256 ' +
        'desk:grid-cols-[14rem_minmax(0,1fr)] desk:gap-x-16 desk:pt-14'
      }
    >
      <header className="grid gap-5 desk:col-start-2">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1
            tabIndex={-1}
            className="text-title-3 tracking-closer wrap-anywhere max-tablet:text-title-2"
          >
            {words('title')}
          </h1>
          <Button
            variant="ghost"
            onClick={() => globalThis.print()}
            className="-ms-3.5 tablet:ms-0 print:hidden"
          >
            <Printer />
            {t('print')}
          </Button>
        </div>
        <p className="max-w-[56ch] text-form text-ink-1">{words('summary')}</p>
        <p className="text-caption text-ink-3">
          {t('version', { version: document.version })} ·{' '}
          {t('updated', { date: format.date(document.updatedSec) })}
        </p>
        <DraftNotice />
      </header>
      <div className="desk:col-start-1 desk:row-span-2 desk:row-start-1">
        <div className="desk:sticky desk:top-20">
          <Contents entries={entries} />
        </div>
      </div>
      <div className="grid max-w-[72ch] gap-10 desk:col-start-2 desk:pt-4">
        {sections.map(({ id, title, text }, at) => (
          <Section key={id} id={id} number={at + 1} title={title}>
            <DocumentText text={text} />
            {supplements[area]?.[id]}
          </Section>
        ))}
        <Section id={operatorSectionId} number={sections.length + 1} title={t('operatorTitle')}>
          <OperatorSection />
        </Section>
        <NeighbourDocuments current={document} />
      </div>
    </article>
  )
}
