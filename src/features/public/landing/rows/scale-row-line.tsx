// One row of the scale: number, who, ruler, reason. The row is a link to the whole rating.
import { Link } from '@tanstack/react-router'
import { ratingStateOf } from '#domain/rating/rating-state.ts'
import { scoreBand } from '#domain/coin/score-band.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { CoinLogo } from '#ui/identity/coin-logo.tsx'
import { Ruler } from '#ui/rating/ruler.tsx'
import { subscoreText } from '#parts/rating-panel/receipt/rating-words.ts'
import type { ScaleRow } from './scale-rows.ts'

/** Below this much known there is no score (decisions/020). */
const limitPct = 20

const Reason = ({ row: { reason, kind } }: { row: ScaleRow }) => {
  const { t } = useText('landing')
  const { t: rating } = useText('rating')
  const format = useFormat()
  if (reason === null) return null
  if (reason.kind === 'cap') return rating('capHoneypot', { max: reason.cap.maxTotal })
  if (reason.kind === 'tooLittle')
    return t('tooLittle', {
      percent: format.share(reason.coveragePct),
      limit: format.share(limitPct),
    })
  const named = ({ key, score }: typeof reason.strong) =>
    `${rating(subscoreText(key, kind))} ${score}`
  return t('strongWeak', { strong: named(reason.strong), weak: named(reason.weak) })
}

export const ScaleRowLine = ({ row }: { row: ScaleRow }) => {
  const { t } = useText('landing')
  const { t: rating } = useText('rating')
  const { totalScore: score, scoreLow: low, scoreHigh: high } = row
  const band = scoreBand(score)
  const isProvisional = score !== null && ratingStateOf(row.coveragePct ?? 0) === 'provisional'
  const word =
    band === null ? rating('notRated') : isProvisional ? rating('provisional') : rating(band)
  const link =
    row.kind === 'coin'
      ? ({ to: '/coin/$id', params: { id: row.id } } as const)
      : ({ to: '/ido/$id', params: { id: row.id } } as const)
  return (
    <li className="border-t border-hair">
      <Link
        {...link}
        className={
          '-mx-4 grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 ' +
          'px-4 py-4 hover:bg-surface tablet:grid-cols-[5.5rem_12.5rem_minmax(0,1fr)] ' +
          'tablet:gap-x-6 tablet:py-0 tablet:h-21 ' +
          'wide:grid-cols-[7rem_16rem_minmax(0,1fr)_21rem]'
        }
      >
        <b
          className={
            score === null
              ? 'num text-price font-regular text-ink-3'
              : 'num text-price font-semibold tracking-closest text-ink-1 tablet:text-[3rem]/12'
          }
        >
          {score ?? '–'}
        </b>
        <span className="flex min-w-0 items-center gap-3">
          <CoinLogo
            src={row.image}
            symbol={row.symbol}
            size={32}
            shape={row.kind === 'coin' ? 'round' : 'square'}
          />
          <span className="grid min-w-0">
            <bdi className="text-form/5.5 font-medium text-ink-1">{row.name}</bdi>
            <span className="text-table text-ink-3">
              {word} · {t(row.kind)}
            </span>
          </span>
        </span>
        <span className="max-tablet:col-start-2 max-tablet:py-2">
          <Ruler
            value={score}
            band={band}
            size="panel"
            {...(isProvisional && low !== null && high !== null ? { open: { low, high } } : {})}
          />
        </span>
        <span className="text-body text-pretty text-ink-2 max-tablet:col-start-2 max-wide:tablet:hidden">
          <Reason row={row} />
        </span>
      </Link>
    </li>
  )
}
