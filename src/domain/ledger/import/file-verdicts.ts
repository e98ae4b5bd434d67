// What must be known of a whole file before its rows can be read: told by the file, known of its
// product, answered by the person, or open.
import { judgeDates, type DateHint, type DateOrder } from './dates/dates.ts'
import { judgeDecimals, type DecimalSign } from './decimals.ts'
import { isZone } from './dates/zoned-time.ts'

export type FileAnswers = {
  dateOrder?: DateOrder
  /** A name of the time zone database: `Europe/Berlin`. */
  zone?: string
  decimalSign?: DecimalSign
}
export type FileQuestion = { type: 'dateOrder' | 'zone' | 'decimalSign'; example: string }
export type FileVerdicts = {
  sign: DecimalSign
  order: DateOrder
  zone: string
  questions: FileQuestion[]
}

type Texts = { dates: readonly string[]; figures: readonly string[] }

/** What stays open is read as the questions' first answer would have it, for nothing but a preview. */
export const judgeFile = (
  { dates, figures }: Texts,
  hint: DateHint & { sign?: DecimalSign | undefined },
  answers: FileAnswers,
): FileVerdicts => {
  const ofDates = judgeDates(dates, hint)
  const said = judgeDecimals(figures)
  const sign = said === 'open' || said === 'none' ? (hint.sign ?? answers.decimalSign) : said
  const order = ofDates.order === 'dayOrMonth' ? answers.dateOrder : ofDates.order
  const asked = answers.zone !== undefined && isZone(answers.zone) ? answers.zone : undefined
  const zone = ofDates.zone === 'zone' ? asked : (hint.zone ?? 'UTC')
  const questions: FileQuestion[] = []
  const ask = (type: FileQuestion['type'], example = ''): void => {
    questions.push({ type, example })
  }
  if (sign === undefined && said === 'open')
    ask(
      'decimalSign',
      figures.find((text) => judgeDecimals([text]) !== 'none'),
    )
  if (order === undefined)
    ask(
      'dateOrder',
      dates.find((text) => judgeDates([text]).order === 'dayOrMonth'),
    )
  if (zone === undefined)
    ask(
      'zone',
      dates.find((text) => judgeDates([text]).zone === 'zone'),
    )
  return { sign: sign ?? '.', order: order ?? 'dayMonth', zone: zone ?? 'UTC', questions }
}
