// One part of the page, named by its heading.
import { useId, type ReactNode } from 'react'

export const Part = ({
  title,
  note,
  children,
}: {
  title: string
  note?: string
  children: ReactNode
}) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-4 border-t border-hair py-6"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-form font-semibold text-ink-1">
          {title}
        </h2>
        {note === undefined ? null : <p className="max-w-160 text-table text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}
