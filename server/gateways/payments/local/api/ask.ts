// One request to the stand-in, as its routes are asked.
import { textAt, type Form } from '../form.ts'
import type { Price } from '../world/local-state.ts'
import type { LocalWorld } from '../world/local-world.ts'

export type Ask = {
  world: LocalWorld
  form: Form
  /** The ids in the path, in order. */
  ids: readonly string[]
}

/**
 * The price a subscription is to move to, read at a place of the form, and the second of the
 * proration.
 */
export const moveOf = (
  { world, form }: Ask,
  at: string,
): { to: Price; prorationSec: number } | null => {
  const to = textAt(form, `${at}items.0.price`)
  return to === undefined
    ? null
    : {
        to: world.price(to),
        prorationSec: Number(textAt(form, `${at}proration_date`) ?? world.nowSec()),
      }
}
