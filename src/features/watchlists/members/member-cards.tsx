// The members of a list as two-line cards on a phone: picture, name over score, figure over change,
// star.
import type { ReactNode } from 'react'
import type { ListKind } from '#domain/watchlist.ts'
import { MemberLogo, type NamedRow } from './member-name.tsx'
import type { ListMember } from './member-order.ts'
import { useRowWindow } from '#ui/table/use-row-window.ts'

const cardSteps = 17

type MemberCardsProps<Row> = {
  label: string
  members: readonly ListMember<Row>[]
  renderCard: (member: ListMember<Row>) => ReactNode
}

export const MemberCards = <Row,>({ label, members, renderCard }: MemberCardsProps<Row>) => {
  const { box, rows } = useRowWindow<HTMLUListElement>(members.length, cardSteps)
  return (
    <ul
      ref={box}
      aria-label={label}
      className="-mx-4 tablet:hidden"
      style={{ paddingBlock: `${rows.paddingBeforePx}px ${rows.paddingAfterPx}px` }}
    >
      {members.slice(rows.from, rows.to).map((member) => (
        <li
          key={member.id}
          className="relative flex min-h-17 items-center gap-3 border-b border-hair ps-4 pe-2 active:bg-surface"
        >
          {renderCard(member)}
        </li>
      ))}
    </ul>
  )
}

type MemberCardProps = {
  kind: ListKind
  member: ListMember<NamedRow>
  name: ReactNode
  score: ReactNode
  figures: ReactNode
  star: ReactNode
}

export const MemberCard = ({ kind, member, name, score, figures, star }: MemberCardProps) => (
  <>
    <MemberLogo kind={kind} member={member} size={32} />
    <div className="min-w-0 flex-1 overflow-hidden">
      {name}
      {score}
    </div>
    <div className="grid flex-none justify-items-end">{figures}</div>
    {star}
  </>
)
