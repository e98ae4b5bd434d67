// The languages a person may choose (D-LANGLIST).
import type { Handler } from '../../../calls/handler.ts'
import { languages } from '../../../texts/languages.ts'

const output = languages.map(({ code, name, nativeName }, index) => ({
  id: index + 1,
  code,
  name,
  nativeName,
  isRTL: code === 'ar',
  isActive: true,
  createdAt: null,
  updatedAt: null,
}))

export const getLanguages: Handler<'get_languages'> = async () => output
