// The tokens as colours a canvas understands: the browser computes them, so they stay in one place.

export type SeriesColour = 'series1' | 'series2' | 'series3' | 'series4' | 'series5'
export type ThemeColours = Record<
  'canvas' | 'hair' | 'track' | 'control' | 'ink1' | 'ink3' | 'up' | 'down' | 'fill' | SeriesColour,
  string
>

const tokens = {
  canvas: 'canvas',
  hair: 'hair',
  track: 'track',
  control: 'control',
  ink1: 'ink-1',
  ink3: 'ink-3',
  up: 'up',
  down: 'down',
  series1: 'series-1',
  series2: 'series-2',
  series3: 'series-3',
  series4: 'series-4',
  series5: 'series-5',
} as const

/** Paints one pixel and reads it back: oklch() becomes rgb() in every engine. */
const toRgb = (context: CanvasRenderingContext2D, colour: string): [number, number, number] => {
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

export const themeColours = (element: HTMLElement): ThemeColours => {
  const style = getComputedStyle(element)
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const rgbOf = (token: string): [number, number, number] =>
    context ? toRgb(context, style.getPropertyValue(`--color-${token}`)) : [128, 128, 128]
  const solid = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      `rgb(${rgbOf(token).join(' ')})`.replaceAll(' ', ','),
    ]),
  ) as Omit<ThemeColours, 'fill'>
  return { ...solid, fill: `rgba(${rgbOf('ink-1').join(',')},0.09)` }
}
