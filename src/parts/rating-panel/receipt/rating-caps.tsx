// Rules that held the total down, said in words: a cap is never silent (design 8).
import { TriangleAlert } from 'lucide-react'
import type { RatingCap, RatingCapKey } from '#domain/rating/caps.ts'
import { useText } from '#i18n/use-text.ts'

const words = { honeypot: 'capHoneypot' } as const satisfies Record<RatingCapKey, string>

export const RatingCaps = ({ caps }: { caps: readonly RatingCap[] }) => {
  const { t } = useText('rating')
  return caps.map((cap) => (
    <p key={cap.key} className="mt-2 flex gap-1.5 text-caption text-ink-1">
      <TriangleAlert className="size-3.5 text-danger" />
      {t(words[cap.key], { max: cap.maxTotal })}
    </p>
  ))
}
