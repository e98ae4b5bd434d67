// The frame of every page about a membership: its heading, and a column no wider than its lines
// need.
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type MembershipFrameProps = {
  title: string
  text?: ReactNode
  /** For a page that says one thing. */
  isNarrow?: boolean
  children?: ReactNode
}

export const MembershipFrame = ({ title, text, isNarrow, children }: MembershipFrameProps) => (
  <div
    className={clsx(
      'mx-auto w-full px-4 pt-8 pb-24 tablet:px-6 tablet:pt-12',
      isNarrow ? 'max-w-112' : 'max-w-240',
    )}
  >
    <h1 tabIndex={-1} className="text-title-2 tracking-close text-pretty">
      {title}
    </h1>
    {text === undefined ? null : (
      <p className="max-w-[36em] pt-2 text-body text-pretty text-ink-2">{text}</p>
    )}
    {children}
  </div>
)
