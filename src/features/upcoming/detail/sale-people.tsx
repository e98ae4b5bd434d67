// Who backs and builds it, where it is sold, and where to read on.
import type { SaleRow } from '#data/catalog/types/sale-row.ts'
import { useText } from '#i18n/use-text.ts'
import { SaleSection } from './sale-section.tsx'

const linkNames = {
  homepage: 'website',
  whitepaper: 'whitepaper',
  source_code: 'sourceCode',
} as const
const ownNames = { twitter: 'X', telegram: 'Telegram' } as const

const Names = ({ entries }: { entries: readonly { name: string; note: string | null }[] }) => (
  <ul className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
    {entries.map(({ name, note }) => (
      <li key={name} className="flex items-baseline gap-2 text-body">
        <bdi className="text-ink-1">{name}</bdi>
        {note === null ? null : <bdi className="text-caption text-ink-3">{note}</bdi>}
      </li>
    ))}
  </ul>
)

export const SalePeople = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const detail = sale.detail
  const tiers = new Map(detail?.investorTiers.map(({ name, tier }) => [name, tier]))
  const investors = sale.investors.map((name) => ({
    name,
    note: tiers.has(name) ? t('tier', { tier: tiers.get(name) ?? '' }) : null,
  }))
  return (
    <>
      <SaleSection title={t('launchpad')} isEmpty={sale.launchpads.length === 0}>
        <Names entries={sale.launchpads.map((name) => ({ name, note: null }))} />
      </SaleSection>
      <SaleSection title={t('investors')} isEmpty={investors.length === 0}>
        <Names entries={investors} />
      </SaleSection>
      <SaleSection title={t('team')} isEmpty={!detail || detail.team.length === 0}>
        <Names entries={(detail?.team ?? []).map(({ name, role }) => ({ name, note: role }))} />
      </SaleSection>
    </>
  )
}

export const SaleLinks = ({ sale }: { sale: SaleRow }) => {
  const { t } = useText('upcoming')
  const links = Object.entries(sale.detail?.links ?? {}).flatMap(([kind, url]) =>
    url === null ? [] : [{ kind, url }],
  )
  const nameOf = (kind: string): string => {
    if (kind in linkNames) return t(linkNames[kind as keyof typeof linkNames])
    return kind in ownNames ? ownNames[kind as keyof typeof ownNames] : kind
  }
  return (
    <SaleSection title={t('links')} isEmpty={links.length === 0}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ kind, url }) => (
          <li key={kind}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center text-body text-link hover:underline max-tablet:min-h-11"
            >
              <bdi>{nameOf(kind)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </SaleSection>
  )
}
