// Launchpads by how many sales on this device name them, each as long as its share.
import { useFormat } from '#i18n/use-format.ts'
import type { LaunchpadCount } from './pick-sales.ts'

export const LaunchpadNames = ({ launchpads }: { launchpads: readonly LaunchpadCount[] }) => {
  const format = useFormat()
  const most = launchpads[0]?.sales ?? 1
  return (
    <ul>
      {launchpads.map(({ name, sales }) => (
        <li
          key={name}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_7.5rem_2rem] items-center gap-3 border-b border-hair"
        >
          <bdi className="py-1 wrap-anywhere text-body font-medium text-ink-1">{name}</bdi>
          <span aria-hidden="true" className="h-1 rounded-1 bg-track">
            <span
              className="block h-full rounded-1 bg-ink-3"
              style={{ inlineSize: `${(sales / most) * 100}%` }}
            />
          </span>
          <span className="num text-end text-body text-ink-2">{format.count(sales)}</span>
        </li>
      ))}
    </ul>
  )
}
