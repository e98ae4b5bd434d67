// How texts are compared when people search: case and accents do not matter.

/** 'İstanbul' -> 'istanbul', 'É' -> 'e'. The result is for comparing, never for showing. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
