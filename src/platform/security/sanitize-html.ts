// DOMPurify, for the policy of trusted-types.ts and for saved content. Import it from whatever
// writes HTML from strings, libraries included (the chart's attribution): it must be there before
// they do.
import createSanitizer from 'dompurify'
import { provideSanitizer } from './trusted-types.ts'

/** HTML without scripts, handlers and other surprises. */
export const sanitizeHtml = (html: string): string => createSanitizer.sanitize(html)

provideSanitizer(sanitizeHtml)
