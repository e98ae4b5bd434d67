// The Mark as SVG: a ring of five arcs as long as the score bands are wide, the last one in the accent.

const bandWidths = [35, 15, 15, 15, 20]
const gapDegrees = 13
const startDegrees = 2.5
const radius = 9
const strokeWidth = 3.4
const centre = 12

const colours = {
  ink: 'oklch(.965 .004 262)',
  accent: 'oklch(.74 .13 285)',
  canvas: 'oklch(.155 .012 262)',
} as const

const pointAt = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`
}

const arcs = (ink: string, accent: string): string => {
  const drawable = 360 - gapDegrees * bandWidths.length
  let from = startDegrees
  return bandWidths
    .map((width, index) => {
      const to = from + (drawable * width) / 100
      const path = `<path d="M${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}" stroke="${index === bandWidths.length - 1 ? accent : ink}"/>`
      from = to + gapDegrees
      return path
    })
    .join('')
}

const mark = (ink: string, accent: string): string =>
  `<g fill="none" stroke-width="${strokeWidth}">${arcs(ink, accent)}</g>` +
  `<circle cx="${centre}" cy="${centre}" r="2.4" fill="${ink}"/>`

export type IconShape = {
  /** Share of the icon's width that the ring takes. */
  markShare: number
  ground: 'rounded' | 'full' | 'none'
  isMonochrome?: boolean
}

/** One icon as an SVG document of the given edge in pixels. */
export const iconDrawing = (
  edgePx: number,
  { markShare, ground, isMonochrome = false }: IconShape,
): string => {
  const ringWidth = (radius + strokeWidth / 2) * 2
  const scale = (24 * markShare) / ringWidth
  const offset = centre * (1 - scale)
  const corner = ground === 'rounded' ? 5.2 : 0
  const paper =
    ground === 'none'
      ? ''
      : `<rect width="24" height="24" rx="${corner}" fill="${colours.canvas}"/>`
  const drawn = isMonochrome ? mark('#fff', '#fff') : mark(colours.ink, colours.accent)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edgePx}" height="${edgePx}" viewBox="0 0 24 24">${paper}` +
    `<g transform="translate(${offset.toFixed(3)} ${offset.toFixed(3)}) scale(${scale.toFixed(4)})">${drawn}</g></svg>\n`
  )
}
