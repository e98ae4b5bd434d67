// Eight animals, drawn on 40 by 40 in the tone's light (current colour), ink and canvas.
import type { ReactNode } from 'react'

const ink = 'var(--color-ink-1)'
const dark = 'var(--color-canvas)'

const Eyes = ({ y, apart, r = 1.6 }: { y: number; apart: number; r?: number }) => (
  <>
    <circle cx={20 - apart} cy={y} r={r} fill={dark} />
    <circle cx={20 + apart} cy={y} r={r} fill={dark} />
  </>
)

export const animalArt = {
  fox: (
    <>
      <path d="M8 8.5 15.5 14h9L32 8.5V22c0 6-7 11-12 12C15 33 8 28 8 22Z" />
      <path
        d="M8 22c4.5-.8 9 3 12 11.5C23 25 27.5 21.2 32 22c0 6-7 11-12 12C15 33 8 28 8 22Z"
        fill={ink}
      />
      <Eyes y={20} apart={5.2} />
      <circle cx="20" cy="32" r="2.1" fill={dark} />
    </>
  ),
  owl: (
    <>
      <path d="M9.5 10.5c0-2 3-1.2 5 .5 3.3-1.2 7.7-1.2 11 0 2-1.7 5-2.5 5-.5V23c0 6.5-4.7 10.5-10.5 10.5S9.5 29.5 9.5 23Z" />
      <path
        d="M14 27.5c2 1.6 4 2.3 6 2.3s4-.7 6-2.3"
        fill="none"
        stroke={dark}
        strokeOpacity=".35"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx="15.3" cy="18" r="4.8" fill={ink} />
      <circle cx="24.7" cy="18" r="4.8" fill={ink} />
      <Eyes y={18} apart={4.7} r={2.2} />
      <path d="m20 20.5 2 2.8-2 2.7-2-2.7Z" fill={dark} />
    </>
  ),
  whale: (
    <>
      <path d="M5.5 23c0-6.5 6-9.5 12-8.5 5.5.9 8.5 5 12 4.6 1.7-.2 2-2.6.8-5.1 3-.2 5.2 1.4 5.4 4C36.2 25 31 30 21.5 30.5 12 31 5.5 29 5.5 23Z" />
      <path
        d="M5.9 25.3c4.6 2.3 11.6 2.2 16-.6-.9 3.3-4.4 5.8-9 5.6-3.8-.3-6.2-2-7-5Z"
        fill={ink}
      />
      <circle cx="11.8" cy="21" r="1.5" fill={dark} />
      <path
        d="M16 12c0-2.7-2.2-3.6-3.8-2.7M16 12c0-2.7 2.2-3.6 3.8-2.7"
        fill="none"
        stroke={ink}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  bear: (
    <>
      <circle cx="11.5" cy="12.5" r="4.5" />
      <circle cx="28.5" cy="12.5" r="4.5" />
      <circle cx="11.5" cy="12.5" r="2" fill={dark} fillOpacity=".35" />
      <circle cx="28.5" cy="12.5" r="2" fill={dark} fillOpacity=".35" />
      <circle cx="20" cy="21.5" r="11.5" />
      <ellipse cx="20" cy="26" rx="5.4" ry="4.4" fill={ink} />
      <ellipse cx="20" cy="24.2" rx="2.1" ry="1.5" fill={dark} />
      <Eyes y={19.5} apart={4.7} />
    </>
  ),
  cat: (
    <>
      <path d="m8.5 8 7 4.8c2.9-.8 6.1-.8 9 0l7-4.8.2 13.5C31.7 28.5 26.5 33 20 33S8.3 28.5 8.3 21.5Z" />
      <ellipse cx="15" cy="20.5" rx="1.6" ry="2.5" fill={dark} />
      <ellipse cx="25" cy="20.5" rx="1.6" ry="2.5" fill={dark} />
      <path d="M18.4 25h3.2L20 26.9Z" fill={dark} />
      <path
        d="M4.5 23.8 11 25M4.8 28.6 11 27.4M35.5 23.8 29 25M35.2 28.6 29 27.4"
        stroke={ink}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  rabbit: (
    <>
      <ellipse cx="15" cy="12" rx="3.2" ry="8.5" transform="rotate(-9 15 12)" />
      <ellipse cx="25" cy="12" rx="3.2" ry="8.5" transform="rotate(9 25 12)" />
      <ellipse
        cx="15"
        cy="12.5"
        rx="1.2"
        ry="5.5"
        transform="rotate(-9 15 12)"
        fill={dark}
        fillOpacity=".35"
      />
      <ellipse
        cx="25"
        cy="12.5"
        rx="1.2"
        ry="5.5"
        transform="rotate(9 25 12)"
        fill={dark}
        fillOpacity=".35"
      />
      <ellipse cx="20" cy="25.5" rx="10.5" ry="9" />
      <Eyes y={24} apart={4.5} />
      <ellipse cx="20" cy="27.3" rx="1.6" ry="1.1" fill={dark} />
      <rect x="18.5" y="29.2" width="3" height="2.9" rx=".7" fill={ink} />
    </>
  ),
  frog: (
    <>
      <circle cx="12.5" cy="14" r="5" />
      <circle cx="27.5" cy="14" r="5" />
      <ellipse cx="20" cy="23" rx="13" ry="9.5" />
      <circle cx="12.5" cy="14" r="3" fill={ink} />
      <circle cx="27.5" cy="14" r="3" fill={ink} />
      <Eyes y={14.3} apart={7.5} />
      <path
        d="M12.5 24.5c3.8 4 11.2 4 15 0"
        fill="none"
        stroke={dark}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  penguin: (
    <>
      <path
        d="M20 7c7.5 0 11.5 6 11.5 14.5S27 34.5 20 34.5 8.5 30 8.5 21.5 12.5 7 20 7Z"
        fill={dark}
      />
      <path
        d="M20 16.5c1.2-2.4 2.8-3.6 4.6-3.6 3 0 4.4 3.3 4.1 8.6-.4 7.3-3.5 11.5-8.7 11.5s-8.3-4.2-8.7-11.5c-.3-5.3 1.1-8.6 4.1-8.6 1.8 0 3.4 1.2 4.6 3.6Z"
        fill={ink}
      />
      <Eyes y={18} apart={4} r={1.5} />
      <path d="M17.2 20.5h5.6L20 24.3Z" />
    </>
  ),
} satisfies Record<string, ReactNode>
