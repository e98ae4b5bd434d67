// An amount somebody gained or lost: sign, triangle and colour; dots while amounts are hidden.
import { Change } from '#ui/figures/change.tsx'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import type { Signed } from './use-dollars.ts'

export const Gain = ({ direction, text, className }: Signed & { className?: string }) => (
  <PersonalAmount>
    <Change direction={direction} text={text} className={className} />
  </PersonalAmount>
)
