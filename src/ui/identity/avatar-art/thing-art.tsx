// Eight things to hold, sail or grow, drawn on 40 by 40.
import type { ReactNode } from 'react'

const ink = 'var(--color-ink-1)'
const dark = 'var(--color-canvas)'

export const thingArt = {
  compass: (
    <>
      <circle cx="20" cy="20" r="12.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <g transform="rotate(38 20 20)">
        <path d="m20 9.5 3.4 10.5h-6.8Z" fill={ink} />
        <path d="m20 30.5 3.4-10.5h-6.8Z" fillOpacity=".6" />
      </g>
      <circle cx="20" cy="20" r="1.6" fill={dark} />
    </>
  ),
  lighthouse: (
    <>
      <path d="M23.5 12 35 8v9.5l-11.5-2.3ZM16.5 12 5 8v9.5l11.5-2.3Z" fillOpacity=".45" />
      <path d="M15.5 33.5 17 16.5h6l1.5 17Z" fill={ink} />
      <path d="m16.7 20.5-.4 4.2h7.4l-.4-4.2ZM15.9 29h8.2l.3 3.2h-8.8Z" />
      <path d="M17 11.5h6v5h-6ZM15.8 11.5 20 7.2l4.2 4.3Z" />
    </>
  ),
  sailboat: (
    <>
      <path d="M21.5 8c7 4.3 9.3 10 9 16h-9Z" />
      <path d="M18.7 11.5V24H9.5c1.5-5.3 4.8-9.5 9.2-12.5Z" fillOpacity=".6" />
      <path d="M7.5 26h25c-1 4.2-3.7 6.5-7.5 6.5H15c-3.8 0-6.5-2.3-7.5-6.5Z" fill={ink} />
    </>
  ),
  balloon: (
    <>
      <path d="M20 5.5c7 0 11.3 4.8 11.3 10.8 0 5.2-4.6 8.7-7.6 11.7h-7.4c-3-3-7.6-6.5-7.6-11.7C8.7 10.3 13 5.5 20 5.5Z" />
      <path
        d="M20 5.5c3.3 3 4.7 6.8 4.7 11.2 0 4.5-1.6 8.1-2.8 11.3h-3.8c-1.2-3.2-2.8-6.8-2.8-11.3 0-4.4 1.4-8.2 4.7-11.2Z"
        fill={ink}
      />
      <path d="m17 28 .6 2.5M23 28l-.6 2.5" stroke={ink} />
      <rect x="17" y="30.5" width="6" height="4.3" rx="1" fill={ink} />
    </>
  ),
  kite: (
    <>
      <path d="M23 4.5 32 15 21.5 15.5Z" />
      <path d="M32 15 20 28.5l1.5-13Z" fill={ink} />
      <path d="M20 28.5 13 14.5l8.5 1Z" />
      <path d="m13 14.5 10-10-1.5 11Z" fillOpacity=".55" />
      <path
        d="M20 28.5c-3 1.5 1 3.5-2.5 5s-2.5 2.5-5.5 2"
        fill="none"
        stroke={ink}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  cactus: (
    <>
      <ellipse cx="20" cy="32.5" rx="9.5" ry="1.8" fill={ink} />
      <rect x="16.8" y="8" width="6.4" height="25" rx="3.2" />
      <path
        d="M18 23h-4.5c-1.5 0-2.3-.9-2.3-2.3v-4.2M22 19.5h4.5c1.5 0 2.3-.9 2.3-2.3V13"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <circle cx="20" cy="8.5" r="2.3" fill={ink} />
    </>
  ),
  mushroom: (
    <>
      <path
        d="M15.8 22.5h8.4c0 3.5 1.6 5.5 1.1 8.5-.3 2.5-10.3 2.5-10.6 0-.5-3 1.1-5 1.1-8.5Z"
        fill={ink}
      />
      <path d="M6.5 21C6.5 12.8 12.8 8 20 8s13.5 4.8 13.5 13c0 2.1-2 2.7-4 2.7h-19c-2 0-4-.6-4-2.7Z" />
      <circle cx="13.8" cy="16.3" r="2.5" fill={ink} />
      <circle cx="21.8" cy="12.8" r="1.9" fill={ink} />
      <circle cx="27" cy="18.5" r="2.3" fill={ink} />
    </>
  ),
  leaf: (
    <>
      <path d="M10.5 29.5C8 17.5 16.5 8.5 32 8c1 15-6.5 24.5-18 23Z" />
      <path
        d="M8 33.5c5-8 10.5-13.5 17.5-18.5"
        fill="none"
        stroke={dark}
        strokeOpacity=".6"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Record<string, ReactNode>
