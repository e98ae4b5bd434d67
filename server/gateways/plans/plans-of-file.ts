// The membership plans of a file, read once at start.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { PlanWire } from '#contract/payments/plan-wire.ts'
import { ConfigError } from '../../config/config-error.ts'
import { plansIn } from './plans-file.ts'
import type { PlansPort } from './plans-port.ts'

const standardFile = new URL('standard-plans.json', import.meta.url)

const refuse = (reason: string): never => {
  throw new ConfigError(`PLANS_FILE ${reason}. Correct or unset it (docs/configuration.md).`)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return refuse('is not JSON')
  }
}

const textOf = (path: string | URL): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return refuse(`cannot be read: ${path instanceof URL ? path.pathname : path}`)
  }
}

const plansOf = (path: string | URL, onSale: readonly string[]): PlanWire[] => {
  try {
    return plansIn(parsed(textOf(path)), onSale)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const issue = error.issues[0]
    return refuse(`is not usable: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
  }
}

/**
 * The plans of `path`, or the standard ones, with the tiers of `onSale` on sale. Throws ConfigError
 * naming what is wrong and where.
 */
export const plansOfFile = (path?: string, onSale: readonly string[] = []): PlansPort => {
  const plans = plansOf(path ?? standardFile, onSale)
  return { list: async () => plans }
}
