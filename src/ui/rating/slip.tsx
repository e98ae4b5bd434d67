// The slip: paper with a saw-tooth foot for receipts and the flight card. Sums on it must add up.
// Arabic words stand in the font of the text: in the other one their spaces are holes.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SlipProps = { title: ReactNode; note?: ReactNode; children: ReactNode; className?: string }

/** Children: `LeaderLine`, `SlipRule`. */
export const Slip = ({ title, note, children, className }: SlipProps) => (
  <div className={clsx('slip', className)}>
    <div className="flex items-baseline justify-between gap-4 text-caption font-medium text-ink-1">
      <span>{title}</span>
      {note === undefined ? null : (
        <span className="font-mono text-label font-normal text-ink-3 rtl:font-sans">{note}</span>
      )}
    </div>
    <hr className="slip-perforation" />
    {children}
  </div>
)

/** Triple double line above a sum. */
export const SlipRule = () => <hr className="slip-rule" />

type LeaderLineProps = {
  label: ReactNode
  value: ReactNode
  /** The small line below: value, normalised x weight, source, age. */
  detail?: ReactNode
  /** Stays on the slip, hatched: left out, never guessed. */
  isUnknown?: boolean
  isTotal?: boolean
}

export const LeaderLine = ({ label, value, detail, isUnknown, isTotal }: LeaderLineProps) => (
  <div>
    <div className="flex items-baseline gap-1.5 text-table">
      <span className={clsx(isUnknown ? 'text-ink-2' : 'text-ink-1', isTotal && 'font-medium')}>
        {label}
      </span>
      <span aria-hidden="true" className={isTotal ? 'flex-1' : 'leader-dots'} />
      {isUnknown ? (
        <span aria-hidden="true" className="hatched h-2 w-3.5 self-center rounded-[2px]" />
      ) : null}
      <b
        className={clsx(
          'num font-mono',
          isTotal ? 'text-body font-semibold' : 'text-table',
          isUnknown ? 'font-regular text-ink-3 rtl:font-sans' : 'font-medium text-ink-1',
        )}
      >
        {value}
      </b>
    </div>
    {detail === undefined ? null : (
      <div className="font-mono text-label text-ink-3 rtl:font-sans">{detail}</div>
    )}
  </div>
)
