// The tokens: colours as swatches, the type ramp, the radii. Read from the page, so that they are
// what is really used.
import { Specimen } from '../specimen.tsx'

const grounds = ['canvas', 'surface', 'raised', 'hover', 'hair', 'line', 'track', 'control']
const inks = [
  'ink-1',
  'ink-2',
  'ink-3',
  'faint',
  'link',
  'accent',
  'focus',
  'up',
  'down',
  'warn',
  'info',
]
const bands = ['excellent', 'positive', 'average', 'weak', 'critical']
const ramp = [
  'label',
  'caption',
  'table',
  'body',
  'form',
  'title-1',
  'title-2',
  'title-3',
  'price',
  'hero',
]

const Swatches = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <figure key={name} className="grid gap-1">
      <span
        className="block h-10 w-20 rounded-2 inset-ring inset-ring-line"
        style={{ background: `var(--color-${name})` }}
      />
      <figcaption className="font-mono text-label text-ink-3">{name}</figcaption>
    </figure>
  ))

export const TokensSection = ({ sample }: { sample: string }) => (
  <>
    <Specimen name="grounds and lines">
      <Swatches names={grounds} />
    </Specimen>
    <Specimen name="inks and signals">
      <Swatches names={inks} />
    </Specimen>
    <Specimen name="bands">
      <Swatches names={bands} />
    </Specimen>
    <Specimen name="type">
      <ul className="grid min-w-0 gap-2">
        {ramp.map((size) => (
          <li key={size} className="grid gap-1">
            <span className="font-mono text-label text-ink-3">{size}</span>
            <span
              className="truncate"
              style={{
                fontSize: `var(--text-${size})`,
                lineHeight: `var(--text-${size}--line-height)`,
              }}
            >
              {sample} <bdi className="num">$1,234.56</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  </>
)
