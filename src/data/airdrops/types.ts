// What a person has ticked of an airdrop: kept with the account on this device, one row an airdrop,
// and never sent.
import * as z from 'zod/mini'

/** How the keys of the rows begin; the airdrop's id follows. */
export const markKeyStart = 'airdrop:'

const markSchema = z.object({
  done: z.catch(z.array(z.string()), []),
  isClaimed: z.catch(z.boolean(), false),
})
/** `done`: ids of ticked tasks. An airdrop of which nothing is ticked has no mark. */
export type AirdropMark = z.infer<typeof markSchema>

const noMark: AirdropMark = { done: [], isClaimed: false }

/** A row as it is read: what does not fit counts as nothing ticked. */
export const readMark = (value: unknown): AirdropMark => markSchema.safeParse(value).data ?? noMark
