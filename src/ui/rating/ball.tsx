// Five-step Harvey ball beside a band's word: ring, quarter, half, three quarters, full. 10 px, 14
// beside 16 px text.
import type { ScoreBand } from '#domain/coin/score-band.ts'

const wedges: Record<ScoreBand, string | null> = {
  critical: null,
  weak: 'M5 5V1.9A3.1 3.1 0 0 1 8.1 5Z',
  average: 'M5 5V1.9A3.1 3.1 0 0 1 5 8.1Z',
  positive: 'M5 5V1.9A3.1 3.1 0 1 1 1.9 5Z',
  excellent: 'M5 1.9a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2Z',
}

export const Ball = ({ band, size = 10 }: { band: ScoreBand | null; size?: 10 | 14 }) => {
  const wedge = band === null ? null : wedges[band]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      width={size}
      height={size}
      data-band={band ?? 'none'}
      className="text-(--band)"
    >
      <circle
        cx="5"
        cy="5"
        r="4.4"
        fill="none"
        stroke="currentColor"
        strokeDasharray={band === null ? '1.4 1.2' : undefined}
      />
      {wedge === null ? null : <path d={wedge} fill="currentColor" />}
    </svg>
  )
}
