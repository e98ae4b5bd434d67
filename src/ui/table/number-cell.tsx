// A figure in a table: its digits read from left to right in every language.
import { Cell } from './table.tsx'

export const NumberCell = ({ text, className }: { text: string; className?: string }) => (
  <Cell isNumeric className={className}>
    <span className="num">{text}</span>
  </Cell>
)
