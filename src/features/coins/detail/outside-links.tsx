// Addresses from outside as links that open beside the app, in a row that wraps.
import { ArrowUpRight } from 'lucide-react'

export type OutsideLink = { key: string; url: string; label: string }

/** `links` hold checked addresses (web-address.ts). */
export const OutsideLinks = ({ links }: { links: readonly OutsideLink[] }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-1">
    {links.map(({ key, url, label }) => (
      <li key={key}>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-6 items-center gap-1 text-link hover:underline max-tablet:min-h-11"
        >
          {label}
          <ArrowUpRight className="mirror size-3.5" />
        </a>
      </li>
    ))}
  </ul>
)
