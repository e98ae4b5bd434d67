// What a group of figures has in common of who says them and how old they are, so that it is said
// once.

/** Who says a figure, and when it was true in epoch seconds; null where nobody told. */
export type Provenance = { source: string | null; asOfSec: number | null }

/** Moments nearer to each other than this read as one: "16 hours ago". */
const togetherSec = 3_600

const commonestSource = (figures: readonly Provenance[]): string | null => {
  const counts = new Map<string, number>()
  for (const { source } of figures)
    if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** The longest run of moments within an hour; of two as long, the newer. */
const commonestMoments = (momentsSec: readonly number[]): readonly number[] => {
  const ordered = momentsSec.toSorted((one, other) => one - other)
  return ordered
    .map((fromSec, at) => ordered.slice(at).filter((sec) => sec - fromSec < togetherSec))
    .reduce((longest, run) => (run.length >= longest.length ? run : longest), [])
}

/**
 * What most of a group's figures share: the commonest source, and the oldest of the moments in
 * which most of them were true, so that the group never looks fresher than it is.
 */
export const sharedProvenance = (figures: readonly Provenance[]): Provenance => ({
  source: commonestSource(figures),
  asOfSec: commonestMoments(figures.flatMap(({ asOfSec }) => asOfSec ?? []))[0] ?? null,
})

/** What the group has not said of one figure, with null for what it has; null for all of it. */
export const ownProvenance = (figure: Provenance, shared: Provenance): Provenance | null => {
  const source = figure.source === shared.source ? null : figure.source
  const isTogether =
    figure.asOfSec !== null &&
    shared.asOfSec !== null &&
    Math.abs(figure.asOfSec - shared.asOfSec) < togetherSec
  const asOfSec = isTogether ? null : figure.asOfSec
  return source === null && asOfSec === null ? null : { source, asOfSec }
}
