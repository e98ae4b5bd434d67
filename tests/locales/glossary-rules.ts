// The part of the glossary that a machine can check: forbidden words, address, quote marks, punctuation, digits.
// A rule is what must not be found, and what to do instead.

export type Rule = { forbidden: RegExp; instead: string }

const rule = (forbidden: RegExp, instead: string): Rule => ({ forbidden, instead })

/** A whole word in a script that has word boundaries; letters with marks count as letters. */
const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
const sentenceStart = (words: string): RegExp =>
  new RegExp(`(?:^|[.:?!¿¡] )(?:${words})(?![\\p{L}\\p{M}])`, 'u')

const everywhere: Rule[] = [
  rule(/[٠-٩۰-۹０-９]/u, 'Latin digits'),
  rule(/…/u, 'three dots, as in the fixed texts'),
  rule(/[←→⇐⇒]/u, 'an icon: an arrow in a text does not mirror'),
  rule(/^\s|\s$| {2}/u, 'single spaces, none at the ends'),
  rule(word('oops|ups'), 'state, reason, action'),
]

const apostrophe = rule(/(?<=\p{L})’(?=\p{L})/u, "the straight apostrophe '")
const curly = rule(/["«»„「」『』]/u, 'the quotes “ ”')
const guillemets = rule(/["“”「」](?![^«]*»)/u, 'the quotes « »')

const spanish: Rule[] = [
  curly,
  rule(
    word(
      'acantilado|adquisición|billones|bill[oó]n|recibo|valoración de (?:la moneda|IA)|actualizar (?:el )?plan',
    ),
    'cliff, vesting, mil millones, desglose, calificación, mejorar plan',
  ),
  rule(
    word('vosotros|vuestr[oa]s?|ordenador(?:es)?|(?<!media )m[oó]vil|usted|ustedes'),
    'neutral tú, computadora or dispositivo, teléfono',
  ),
  rule(/^[^¿]*\?|^[^¡]*!/u, 'an opening ¿ or ¡'),
]

const voseo =
  'ten[eé]s|podés|querés|iniciá|creá|elegí|agregá|revisá|intentá|tocá|escribí|abrí|volvé|esperá|probá|usá|conectate|vos'
const tuteo = 'tienes|puedes|quieres|añad[ae]|añadir|aquí|inténtalo|contigo|eliges'
const tuCommands =
  'Inicia|Elige|Revisa|Toca|Intenta|Introduce|Escribe|Vuelve|Prueba(?! de)|Espera|Abre|Crea|Usa|Confirma|Comprueba|Conéctate|Regístrate|Verifica'

export const glossaryRules: Readonly<Record<string, readonly Rule[]>> = {
  en: [rule(word('log-in|signup|e-mail'), 'log in, sign up, email')],
  tr: [
    curly,
    apostrophe,
    rule(
      word('jeton|madeni para|makbuz|uçurum|oturum aç'),
      'token, coin, puan dökümü, cliff, giriş yap',
    ),
    rule(word('sen|senin|sana|seni|yapabilirsin|edebilirsin|olmalısın|kontrol et misin'), 'siz'),
    rule(/\}\}['’]\p{L}/u, 'no suffix on a placeholder'),
  ],
  ja: [
    rule(/["“”«»]/u, 'the quotes 「 」'),
    rule(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,;:?!](?!\/)/u,
      'full-width punctuation',
    ),
    rule(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [A-Za-z]|[A-Za-z] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      'no space between scripts',
    ),
    rule(/[Ａ-Ｚａ-ｚ]/u, 'half-width Latin'),
    rule(
      /あなた|仮想通貨|硬貨|領収書|格付け|崖|宝石|アップグレードプラン/u,
      'no あなた; 暗号資産, コイン, スコアの内訳, 評価, クリフ期間, お宝コイン',
    ),
    rule(/(?:[^ん]だ|である|[^まで]した)。/u, 'です・ます'),
  ],
  es: [...spanish, rule(word(voseo), 'tú')],
  'es-AR': [
    ...spanish,
    rule(word(tuteo), 'vos: tenés, podés, agregar, acá'),
    rule(sentenceStart(tuCommands), 'the voseo imperative: iniciá, elegí, revisá'),
  ],
  ar: [
    guillemets,
    rule(/[\p{Script=Arabic}][,;?]/u, 'the marks ، ؛ ؟'),
    rule(/(?<!\p{L})(?:قم|قومي?) ب/u, 'a verbal noun'),
    rule(
      /الرمز المميز|شراء التشفير|حمامات السباحة|النعناع|إيصال|جرف/u,
      'توكن, عملات رقمية, مجمّعات السيولة, سكّ, تفصيل الدرجة, فترة الحجب',
    ),
    rule(/\u0640/u, 'no stretched letters'),
  ],
  pt: [
    curly,
    rule(
      word(
        'penhasco|apostado|guardar|eliminar|definições|associação|registrar|recibo|atualizar (?:o )?plano',
      ),
      'cliff, em staking, salvar, excluir, configurações, assinatura, entrar, detalhamento, fazer upgrade',
    ),
    rule(
      word('tu|teus?|tuas?|ecrã|ficheiros?|palavra-passe|utilizador|telemóvel|a carregar'),
      'Brazilian você',
    ),
  ],
  ru: [
    rule(/["”]|(?<!„[^“]*)“/u, 'the quotes « », „ “ inside them'),
    rule(/квитанци|инсайт|обрыв|самоцвет/iu, 'расшифровка оценки, аналитика, клифф, гем'),
    rule(word('ты|тебя|тебе|твой|твоя|твои|твоё'), 'вы'),
    rule(/(?<=[\p{Ll},] )(?:Вы|Вас|Вам|Ваш\p{Ll}*)(?!\p{L})/u, 'вы in lower case'),
    rule(
      word('еще|счет|счета нет|расчет|отчет|учет|объем|причем|все еще|свое|твердый'),
      'ё is kept',
    ),
    rule(/ - (?!.*\{\{total\}\})/u, 'an em dash with spaces'),
  ],
  vi: [
    curly,
    rule(
      /đồng xu|mã thông báo|vách đá|biên lai|quý khách/iu,
      'coin, token, cliff, chi tiết tính điểm, bạn',
    ),
    rule(word('ạ|nhé|nha'), 'a neutral tone'),
  ],
  ko: [
    rule(/["«»「」]/u, 'the quotes ‘ ’ and “ ”'),
    rule(
      /당신|동전|영수증|절벽|구하다|업그레이드 계획|계좌/u,
      '코인, 점수 산출 내역, 클리프, 저장, 요금제 업그레이드, 계정; no 당신',
    ),
    rule(/(?:해요|예요|이에요|어요|아요|네요|군요)(?:[.?!]|$)/u, '합니다 or -하세요'),
    rule(
      /\}\}(?:을|를|은|는|이|가|과|와)(?![\p{L}(])/u,
      '을(를), or a sentence without a particle',
    ),
    rule(/\d [개건일명]/u, 'no space before a counter'),
  ],
  it: [
    apostrophe,
    rule(/["„「」]/u, 'the quotes “ ” or « »'),
    rule(
      word('partecipazioni|gettoni?|scogliera|bilion[ei]|aggiorna (?:il )?piano|ricevuta'),
      'posizioni, token, cliff, miliardo, passa a un piano superiore, dettaglio del punteggio',
    ),
    rule(word('suo account|sua password|clicchi|inserisca|voglia'), 'tu'),
    rule(/' \p{L}/u, 'an apostrophe without space'),
    rule(/(?:^| )l'\{\{/iu, 'no article before a placeholder'),
  ],
  zh: [
    rule(/["«»「」]/u, 'the quotes “ ”'),
    rule(/\p{Script=Han}[,;:?!]/u, 'full-width punctuation'),
    rule(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u, 'one space between Han and Latin'),
    rule(/你/u, '您'),
    rule(
      /硬币|循环供应|登入|登出|收据|宝石|打开价|悬崖(?!期)/u,
      '币种, 流通供应量, 登录, 退出登录, 评分明细, 潜力币, 悬崖期',
    ),
    rule(/[萬億個時間來對這錢幣單評級動態]/u, 'simplified characters'),
    rule(/\d[万亿]/u, 'K, M, B, T'),
  ],
}

/** What the glossary has against this text in that language. */
export const glossaryFaults = (code: string, text: string): string[] =>
  [...everywhere, ...(glossaryRules[code] ?? [])].flatMap(({ forbidden, instead }) => {
    const found = forbidden.exec(text)
    return found ? [`“${found[0].trim()}”: ${instead}`] : []
  })

/** Names that stay in every language. */
export const keptNames = [
  'CoinSight',
  'IDO',
  'IEO',
  'ICO',
  'TGE',
  'FDV',
  'Google',
  'Stripe',
  'CoinGecko',
  'GoPlus',
  'DefiLlama',
  'GitHub',
  'Telegram',
  'Premium',
]
