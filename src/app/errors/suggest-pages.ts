// The pages somebody may have meant by an address that is none (D-NOTFOUND, D-SCOUT).
import leven from 'leven'
import { pages } from '#domain/page/pages.ts'
import { isAdminPath } from '../pages.ts'

/** Reached from elsewhere, with something in hand: nobody types them. */
const landings = new Set([
  '/callback',
  '/payment-success',
  '/payment-cancel',
  '/stripe-checkout',
  '/verify-email',
  '/feedback',
  '/api-test',
  '/watchlist-api-test',
  '/sidebar-demo',
])
const wanted = pages.filter((page) => !page.includes('$') && page !== '/' && !landings.has(page))

/** What people call a page whose address says something else. */
const otherNames: Readonly<Record<string, string>> = {
  settings: '/profile',
  account: '/profile',
  coins: '/coinlist',
  ratings: '/coinlist',
  plans: '/pricing',
  signin: '/login',
  signup: '/register',
  airdrops: '/airdropscore',
  docs: '/documentation',
  ai: '/aiassistant',
}

const most = 3
/**
 * Letters that may differ, as a share of the longer word: a third is a typing mistake, more is
 * another word.
 */
const tolerance = 0.34
/** A shorter part occurs in too many addresses to mean one. */
const shortestPart = 3

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** 0 is the same word, 1 nothing in common. */
const distance = (typed: string, page: string): number => {
  if (typed === '' || page === '') return 1
  const isPart =
    Math.min(typed.length, page.length) >= shortestPart &&
    (page.includes(typed) || typed.includes(page))
  const share = leven(typed, page) / Math.max(typed.length, page.length)
  // A part is always near enough, the nearer the less is missing.
  return isPart ? share * tolerance : share
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * At most three addresses, the likeliest first; administrators' pages only for an address of
 * theirs.
 */
export const suggestPages = (pathname: string): string[] => {
  const isAdmin = isAdminPath(pathname)
  const words = decoded(pathname)
    .split('/')
    .filter((part) => part !== '' && !(isAdmin && part === 'admin'))
    .map(bare)
  const typed = [...new Set([words.join(''), ...words])]
  const named = typed.flatMap((word) =>
    !isAdmin && Object.hasOwn(otherNames, word) ? [otherNames[word] ?? ''] : [],
  )
  const near = wanted
    .filter((page) => isAdminPath(page) === isAdmin && page !== '/admin')
    .map((page) => ({
      page,
      far: Math.min(...typed.map((word) => distance(word, bare(page.replace(/^\/admin/, ''))))),
    }))
    .filter(({ far }) => far <= tolerance)
    .toSorted((one, other) => one.far - other.far)
    .map(({ page }) => page)
  return [...new Set([...named, ...near])].slice(0, most)
}

/** The words of an address, as somebody would search for them. */
export const wordsOf = (pathname: string): string =>
  decoded(pathname)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
