// One question that opens in place: a native disclosure, so that keyboards, readers and
// find-in-page know it.
import { Link as LinkIcon, Plus } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import type { QuestionId } from './questions.ts'

type QuestionItemProps = {
  id: QuestionId
  isOpen: boolean
  /** Only where the page is the question's own. */
  hasLink?: boolean
}

export const QuestionItem = ({ id, isOpen, hasLink }: QuestionItemProps) => {
  const { t } = useText('faq')
  return (
    <details id={id} open={isOpen} className="group scroll-mt-6 border-t border-hair last:border-b">
      <summary
        className={
          'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 ' +
          'py-3 text-form font-medium text-ink-1 [&::-webkit-details-marker]:hidden'
        }
      >
        {t(`${id}.q`)}
        <Plus className="text-ink-3 transition-transform group-open:rotate-45" />
      </summary>
      <div className="flex items-end justify-between gap-4 pb-5">
        <p className="max-w-[42em] text-form/[1.6] text-pretty text-ink-2">{t(`${id}.a`)}</p>
        {hasLink ? (
          <a
            href={`#${id}`}
            aria-label={t('link')}
            title={t('link')}
            className={
              'grid size-9 flex-none place-items-center rounded-2 text-ink-3 hover:bg-raised ' +
              'hover:text-ink-1 max-tablet:size-11'
            }
          >
            <LinkIcon />
          </a>
        ) : null}
      </div>
    </details>
  )
}
