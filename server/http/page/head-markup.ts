// Writes what is known of an address into the head of the built document.
import { productName } from '#domain/product.ts'
import { escaped } from '../../texts/escaped.ts'
import type { PageHead } from './page-head.ts'

/** Drawn by `npm run preview`; the same slip for every address. */
const picture = { path: '/previews/slip.png', width: 1200, height: 630 }
const pictureAlt = 'A score as a receipt: five parts that add up, and one input nobody knows'

const titleTag = /<title>[^<]*<\/title>/
const descriptionTag = /\s*<meta\s+name="description"[^>]*>/

const meta = (name: 'name' | 'property', key: string, content: string | number): string =>
  `<meta ${name}="${key}" content="${escaped(String(content))}" />`

const addressTags = (origin: string | undefined, path: string | null): string[] => {
  if (origin === undefined || path === null) return []
  const url = escaped(`${origin}${path}`)
  return [`<link rel="canonical" href="${url}" />`, `<meta property="og:url" content="${url}" />`]
}

const tagsOf = ({ title, description, path }: PageHead, origin: string | undefined): string[] => [
  `<title>${escaped(title)}</title>`,
  meta('name', 'description', description),
  ...addressTags(origin, path),
  meta('property', 'og:site_name', productName),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:title', title.replace(` · ${productName}`, '')),
  meta('property', 'og:description', description),
  meta('property', 'og:image', `${origin ?? ''}${picture.path}`),
  meta('property', 'og:image:width', picture.width),
  meta('property', 'og:image:height', picture.height),
  meta('property', 'og:image:alt', pictureAlt),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/**
 * `html` with title, description and what link previews read in the place of its own title. Without
 * `origin`, the address people open, there is no address to keep: a wrong one is worse than none.
 */
export const withHead = (html: string, head: PageHead, origin: string | undefined): string =>
  html.replace(descriptionTag, '').replace(titleTag, () => tagsOf(head, origin).join('\n    '))
