// The front page's claim in every language at once; each is that language's own `title` (tested
// against the packs).
import type { LanguageCode } from '#i18n/languages.ts'

export const oneSentence: Readonly<Record<LanguageCode, string>> = {
  en: 'Every score comes with a receipt.',
  tr: 'Her puanın bir dökümü var.',
  ja: 'すべてのスコアに内訳があります。',
  es: 'Cada puntuación trae su desglose.',
  ar: 'لكل درجة تفصيلها.',
  pt: 'Toda pontuação vem com seu detalhamento.',
  'es-AR': 'Cada puntaje trae su desglose.',
  ru: 'У каждой оценки есть расшифровка.',
  vi: 'Điểm nào cũng kèm chi tiết cách tính.',
  ko: '모든 점수에는 산출 내역이 있습니다.',
  it: 'Ogni punteggio ha il suo dettaglio.',
  zh: '每个评分都附有明细。',
}
