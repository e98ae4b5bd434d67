// The table of contents: beside the document on a wide page, folded away above it on a phone.
import { ChevronDown } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'

export type ContentsEntry = { id: string; title: string }

const Entries = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="grid">
    {entries.map(({ id, title }, at) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className={
            'flex min-h-8 items-baseline gap-2 rounded-1 py-1.5 text-table text-ink-3 ' +
            'hover:text-ink-1 max-desk:min-h-11 max-desk:items-center max-desk:text-body'
          }
        >
          <span className="num w-5 flex-none rtl:text-right">{at + 1}</span>
          <span className="min-w-0">{title}</span>
        </a>
      </li>
    ))}
  </ol>
)

export const Contents = ({ entries }: { entries: readonly ContentsEntry[] }) => {
  const { t } = useText('legal')
  return (
    <>
      <nav aria-label={t('contents')} className="max-desk:hidden print:hidden">
        <h2 className="mb-2 text-caption font-medium text-ink-1">{t('contents')}</h2>
        <Entries entries={entries} />
      </nav>
      <details className="group border-y border-hair desk:hidden print:hidden">
        <summary
          className={
            'flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 ' +
            'text-body font-medium text-ink-1 [&::-webkit-details-marker]:hidden'
          }
        >
          {t('contents')}
          <ChevronDown className="text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={t('contents')} className="pb-2">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  )
}
