// Which pages end with the footer: those that explain the product, and what it publishes. The app's
// own tools, signing in, paying and administration end with themselves.
import { hasSidebar } from '../../pages.ts'

const tasks =
  /^\/(login|register|verify-email|request-email-verification|reset-password|callback|stripe-checkout|stripe-subscription|payment-success|payment-cancel|admin)(\/|$)/
const publications = /^\/(blog|forum|academy)(\/|$)/

export const hasFooter = (pathname: string): boolean =>
  publications.test(pathname) || (!hasSidebar(pathname) && !tasks.test(pathname))
