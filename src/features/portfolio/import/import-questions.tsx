// What a file leaves open, asked once for the whole of it.
import type { CoinRow } from '#data/catalog/types/coin-row.ts'
import { formatSymbol } from '#domain/format/symbol.ts'
import type { ImportAnswers, ImportQuestion } from '#domain/ledger/import/read-import.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { SelectField } from '#parts/portfolio/fields/select-field.tsx'
import { CoinPicker } from '#parts/search/coin-picker.tsx'

type QuestionsProps = {
  questions: readonly ImportQuestion[]
  answers: ImportAnswers
  coins: readonly CoinRow[]
  onAnswer: (part: ImportAnswers) => void
}

type CoinQuestion = Extract<ImportQuestion, { type: 'coin' }>

const none = '?'
const leftOut = '-'

const AskCoin = ({
  question: { symbol, candidates },
  answers,
  coins,
  onAnswer,
}: Omit<QuestionsProps, 'questions'> & { question: CoinQuestion }) => {
  const { t } = useText('portfolio')
  const choose = (id: string | null) => onAnswer({ coins: { ...answers.coins, [symbol]: id } })
  const label = t('askCoin', { symbol: symbol === '*' ? '' : `⁨${symbol}⁩` })
  const options = candidates.flatMap((id) => {
    const row = coins.find((coin) => coin.id === id)
    return row ? [{ value: id, label: `${row.name} ${formatSymbol(row.symbol)}` }] : []
  })
  if (options.length === 0)
    return (
      <div className="grid grid-cols-1 content-start gap-1.5">
        <p className="text-table font-medium text-ink-2">{label}</p>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          <CoinPicker isField label={t('chooseCoin')} onChoose={({ id }) => choose(id)} />
          <Button variant="ghost" onClick={() => choose(null)}>
            {t('leaveOut')}
          </Button>
        </div>
      </div>
    )
  return (
    <SelectField
      label={label}
      value={none}
      options={[
        { value: none, label: '…', isDisabled: true },
        ...options,
        { value: leftOut, label: t('leaveOut') },
      ]}
      onChange={(value) => choose(value === leftOut ? null : value)}
    />
  )
}

/** `Intl` knows the zones of this browser; its own comes first. */
const zones = (): string[] => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([here, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
}

const AskFile = ({
  question,
  onAnswer,
}: {
  question: Exclude<ImportQuestion, CoinQuestion>
  onAnswer: QuestionsProps['onAnswer']
}) => {
  const { t } = useText('portfolio')
  const { type, example } = question
  const open = { value: none, label: '…', isDisabled: true }
  const shown = { example: `⁨${example}⁩` }
  if (type === 'zone')
    return (
      <SelectField
        label={t('askZone', shown)}
        value={none}
        options={[open, ...zones().map((zone) => ({ value: zone, label: zone }))]}
        onChange={(zone) => onAnswer({ zone })}
      />
    )
  return type === 'dateOrder' ? (
    <SelectField
      label={t('askDateOrder', shown)}
      value={none}
      options={[
        open,
        { value: 'dayMonth', label: t('dayFirst') },
        { value: 'monthDay', label: t('monthFirst') },
      ]}
      onChange={(value) => onAnswer({ dateOrder: value === 'dayMonth' ? 'dayMonth' : 'monthDay' })}
    />
  ) : (
    <SelectField
      label={t('askSign', shown)}
      value={none}
      options={[open, { value: '.', label: t('signPoint') }, { value: ',', label: t('signComma') }]}
      onChange={(value) => onAnswer({ decimalSign: value === ',' ? ',' : '.' })}
    />
  )
}

export const ImportQuestions = ({ questions, answers, coins, onAnswer }: QuestionsProps) =>
  questions.length === 0 ? null : (
    <div className="grid grid-cols-1 gap-4">
      {questions.map((question) =>
        question.type === 'coin' ? (
          <AskCoin
            key={`coin ${question.symbol}`}
            question={question}
            answers={answers}
            coins={coins}
            onAnswer={onAnswer}
          />
        ) : (
          <AskFile key={question.type} question={question} onAnswer={onAnswer} />
        ),
      )}
    </div>
  )
