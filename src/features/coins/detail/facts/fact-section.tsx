// A titled group of figures by name. Who says them and how old they are stands once, beside the
// title; names without a figure stay, as a dash.
import type { FactsWire } from '#contract/market/rating-wire.ts'
import type { CoinFactUnit, CommunityFact, DeveloperFact } from '#domain/coin/coin-facts.ts'
import { sharedProvenance } from '#domain/figure/shared-provenance.ts'
import type { Pull } from '#client/market/use-pulls.ts'
import { useFormat, type Format } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { Figure } from '../figure.tsx'
import { ownNote, SectionProvenance } from '../section/provenance.tsx'
import { TabSection } from '../tab-section.tsx'
import { TabMissing } from '../tab-states.tsx'

type FactName = CommunityFact | DeveloperFact

const labelOf = <Name extends FactName>(name: Name): `fact${Capitalize<Name>}` =>
  `fact${(name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>}`

const writers: Record<CoinFactUnit, (format: Format, value: number) => string> = {
  count: (format, value) => format.compact(value),
  lines: (format, value) => format.compact(value),
  perDay: (format, value) => format.decimal(value),
  percent: (format, value) => format.share(value),
}

type FactNames = Partial<Record<FactName, CoinFactUnit>>
type FactSectionProps = {
  title: string
  names: FactNames
  /** None while they are not on the device. */
  facts: FactsWire | null | undefined
  none: string
  pull: Pull
}

const provenanceOf = (fact: FactsWire[string]) => ({ source: fact.source, asOfSec: fact.as_of })

const Facts = ({ title, names, facts, none }: FactSectionProps & { facts: FactsWire }) => {
  const { t } = useText('coin-facts')
  const format = useFormat()
  const entries = (Object.entries(names) as [FactName, CoinFactUnit][]).map(([name, unit]) => ({
    name,
    unit,
    fact: facts[name],
  }))
  const known = entries.flatMap(({ fact }) => fact ?? [])
  const missing = entries.length - known.length
  const shared = sharedProvenance(known.map(provenanceOf))
  if (known.length === 0)
    return (
      <TabSection title={title}>
        <p className="max-w-[68ch] text-body text-ink-3">{none}</p>
      </TabSection>
    )
  return (
    <TabSection title={title} aside={<SectionProvenance shared={shared} />}>
      <dl className="grid grid-cols-2 gap-y-5 tablet:grid-cols-3 wide:grid-cols-4">
        {entries.map(({ name, unit, fact }) => (
          <Figure
            key={name}
            label={t(labelOf(name))}
            value={fact ? writers[unit](format, fact.value) : '-'}
            note={fact ? ownNote(provenanceOf(fact), shared) : t('notKnown')}
          />
        ))}
      </dl>
      {missing === 0 ? null : (
        <p className="mt-4 text-caption text-ink-3">{t('missingFacts', { count: missing })}</p>
      )}
    </TabSection>
  )
}

export const FactSection = (props: FactSectionProps) => {
  const { t } = useText('coin-facts')
  const { title, facts, none, pull } = props
  return facts ? (
    <Facts {...props} facts={facts} />
  ) : (
    <TabSection title={title}>
      <TabMissing pull={pull} offline={t('factsOffline')} none={none} />
    </TabSection>
  )
}
