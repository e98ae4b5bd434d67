// One sentence of the analysis: the figures it rests on are links in its text.
import type { AnalysisKey } from '#domain/analysis/analyse.ts'
import { sentenceMarks, sentenceParts } from '#domain/analysis/sentence-parts.ts'
import type { Figure, Statement } from '#domain/analysis/statement.ts'
import type { ScoreBand } from '#domain/coin/score-band.ts'
import type { RatingInputKey } from '#domain/rating/inputs.ts'
import type { SubscoreKey } from '#domain/rating/subscores.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { inputText, subscoreText } from '#parts/rating-panel/receipt/rating-words.ts'
import { FigureLink } from './figure-link.tsx'
import { citeKey, figureText } from './figure-words.ts'

/** The rating's own words for what a sentence names. */
const useWords = () => {
  const { t } = useText('rating')
  return ({ kind, key }: { kind: 'subscore' | 'input' | 'band'; key: string }): string => {
    if (kind === 'subscore') return t(subscoreText(key as SubscoreKey, 'coin'))
    return kind === 'input'
      ? t(inputText(key as RatingInputKey))
      : t(key as ScoreBand | 'provisional')
  }
}

type SaidFigureProps = { figure: Figure; cites: Statement['cites'] }

/** A sentence says in words whether a change went up or down, so only its size is written. */
const SaidFigure = ({ figure, cites }: SaidFigureProps) => {
  const { t } = useText('coin-analysis')
  const format = useFormat()
  const text =
    figure.unit === 'change' ? format.share(Math.abs(figure.value)) : figureText(format, figure)
  const cited = cites.find(
    ({ value }) => value.unit === figure.unit && value.value === figure.value,
  )
  return cited ? (
    <FigureLink
      tab={cited.tab}
      title={t(citeKey(cited.figure))}
      className="underline decoration-control underline-offset-4 hover:decoration-ink-1"
    >
      <bdi className="num">{text}</bdi>
    </FigureLink>
  ) : (
    <bdi className="num">{text}</bdi>
  )
}

const noWords: NonNullable<Statement['words']> = {}

type SentenceProps = { statement: Statement<AnalysisKey> }

export const Sentence = ({
  statement: { key, values, count, words = noWords, cites },
}: SentenceProps) => {
  const { t } = useText('coin-analysis')
  const wordOf = useWords()
  const placeholders = Object.keys(values)
  const named = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, wordOf(word)]),
  )
  const sentence = t(key, {
    ...sentenceMarks(placeholders),
    ...named,
    ...(count === undefined ? {} : { count }),
  })
  return sentenceParts(sentence, placeholders).map((part) => {
    if ('text' in part) return part.text
    const figure = values[part.placeholder]
    return figure && <SaidFigure key={part.placeholder} figure={figure} cites={cites} />
  })
}
