// One figure of a coin: label, value, note. What is unknown stays, as a dash.
import type { ReactNode } from 'react'

type FigureProps = {
  label: string
  value: string
  note?: ReactNode
  /** Words, which follow the page's direction. */
  isText?: true
}

export const Figure = ({ label, value, note, isText }: FigureProps) => (
  <div className="min-w-0 pe-4">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="mt-0.5 text-form font-medium text-ink-1">
      {isText ? value : <bdi className="num">{value}</bdi>}
    </dd>
    {note ? <dd className="text-label text-ink-3">{note}</dd> : null}
  </div>
)
