// Eight things of sky and earth, drawn on 40 by 40.
import type { ReactNode } from 'react'

const ink = 'var(--color-ink-1)'
const dark = 'var(--color-canvas)'

const eighths = [0, 45, 90, 135, 180, 225, 270, 315] as const
const thirds = [0, 60, 120] as const

export const skyArt = {
  sun: (
    <>
      <circle cx="20" cy="20" r="7" />
      <g stroke="currentColor" strokeWidth="2.8" strokeLinecap="round">
        {eighths.map((angle) => (
          <path key={angle} d="M20 8.8V6.5" transform={`rotate(${angle} 20 20)`} />
        ))}
      </g>
    </>
  ),
  planet: (
    <g transform="rotate(-20 20 20)">
      <path d="M5 20a15 4.6 0 0 1 30 0" fill="none" stroke={ink} strokeWidth="2.2" />
      <circle cx="20" cy="20" r="9" />
      <circle cx="16.5" cy="16.5" r="1.9" fill={dark} fillOpacity=".3" />
      <circle cx="23.5" cy="15" r="1.2" fill={dark} fillOpacity=".3" />
      <path
        d="M5 20a15 4.6 0 0 0 30 0"
        fill="none"
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  ),
  comet: (
    <>
      <g stroke="currentColor" strokeLinecap="round">
        <path d="M19.5 13.5 9 24" strokeWidth="2.6" />
        <path d="M23 17 9.5 30.5" strokeWidth="3.4" />
        <path d="M26.5 20.5 17.5 29.5" strokeWidth="2.6" />
      </g>
      <circle cx="25.5" cy="14.5" r="6.2" fill={ink} />
    </>
  ),
  mountain: (
    <>
      <circle cx="29" cy="11" r="3" fill={ink} />
      <path d="M5 31 16 13l11 18Z" fillOpacity=".5" />
      <path d="M14 31 24.5 15.5 35 31Z" />
      <path d="m24.5 15.5 3.6 5.3-1.9 1.6-1.7-1.7-1.7 1.7-1.9-1.6Z" fill={ink} />
    </>
  ),
  wave: (
    <>
      <path d="M4.5 27.5c4.5 0 6.5-3.5 8-8 2-5.8 6.5-9 12-7.8 4.6 1 7 5 5.2 8.3-1-2.3-3.7-3.2-5.7-1.8-2.7 1.9-1.7 6.8 3.3 8.6 2.7 1 5.7.9 8.2.2v4.5c-5.5 4-25.5 4-31 0Z" />
      <path
        d="M8 31.5c4-1.8 8 1.8 12 0s8 1.8 12 0"
        fill="none"
        stroke={dark}
        strokeOpacity=".45"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  cloud: (
    <>
      <circle cx="27.5" cy="14.5" r="5.5" />
      <path d="M13 30a6 6 0 0 1-.8-11.9 8 8 0 0 1 15.3-1.2A6.6 6.6 0 0 1 27 30Z" fill={ink} />
    </>
  ),
  bolt: <path d="M23 5.5 10.5 22.5h7.2L16 34.5l13.5-17.8h-8Z" strokeLinejoin="round" />,
  snowflake: (
    <g fill="none" stroke={ink} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {thirds.map((angle) => (
        <path
          key={angle}
          d="M20 7v26M16.3 9.5l3.7 3.7 3.7-3.7M16.3 30.5l3.7-3.7 3.7 3.7"
          transform={`rotate(${angle} 20 20)`}
        />
      ))}
    </g>
  ),
} satisfies Record<string, ReactNode>
