// Rows per page and the pages (R-UPL-007, D-PAGESIZE).
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageSizes, pageWindow, type PageSize } from '#domain/page/page-window.ts'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { LazySelect } from '#ui/fields/lazy-select.tsx'
import { clsx } from 'clsx'

type SalePagerProps = {
  page: number
  pages: number
  size: PageSize
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

const sizeOptions = pageSizes.map((size) => ({
  value: String(size),
  label: <span className="num">{size}</span>,
}))

export const SalePager = ({ page, pages, size, onPage, onSize }: SalePagerProps) => {
  const { t } = useText('upcoming')
  return (
    <div
      data-tour="pages"
      className="flex min-h-14 flex-wrap items-center gap-2 py-2 text-table text-ink-3"
    >
      <span aria-hidden="true">{t('rowsPerPage')}</span>
      <LazySelect
        label={t('rowsPerPage')}
        look="chip"
        value={String(size)}
        options={sizeOptions}
        onChange={(value) => onSize(pageSizes.find((known) => String(known) === value) ?? size)}
      />
      <nav aria-label={t('pages')} className="ms-auto flex items-center gap-1">
        <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft className="mirror" />
        </IconButton>
        {pageWindow(page, pages).map((entry, index, all) =>
          entry === 'gap' ? (
            <span key={`gap-${all[index - 1] ?? 0}`} aria-hidden="true" className="px-1">
              …
            </span>
          ) : (
            <button
              key={entry}
              type="button"
              aria-label={t('pageNumber', { page: entry })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onPage(entry)}
              className={clsx(
                'num h-8 min-w-8 rounded-2 text-center hover:text-ink-1 aria-[current]:bg-raised ' +
                  'aria-[current]:text-ink-1 max-tablet:h-11 max-tablet:min-w-11',
                entry !== page && entry !== 1 && entry !== pages && 'max-tablet:hidden',
              )}
            >
              {entry}
            </button>
          ),
        )}
        <IconButton label={t('nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight className="mirror" />
        </IconButton>
      </nav>
    </div>
  )
}
