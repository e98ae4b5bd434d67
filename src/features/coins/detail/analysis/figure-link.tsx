// A figure that leads to the tab it comes from.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnalysisTab } from '#domain/analysis/statement.ts'

type FigureLinkProps = {
  tab: AnalysisTab
  /** What the figure is, where the sentence around it does not say so. */
  title?: string
  className: string
  children: ReactNode
}

export const FigureLink = ({ tab, title, className, children }: FigureLinkProps) => (
  <Link
    to="."
    search={tab === 'overview' ? {} : { tab }}
    replace
    resetScroll={false}
    title={title}
    className={className}
  >
    {children}
  </Link>
)
