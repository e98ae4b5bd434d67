// Average cost: all units held of an asset share one cost.
import { Decimal } from '../decimal.ts'
import { sumOf, type Parcel } from './parcel.ts'

export const emptyPool = (): Parcel => ({ amount: new Decimal(0), valueUsd: new Decimal(0) })

/**
 * A cost that is not known leaves the average unknown until the pool is empty: its units can't be
 * told apart from the others.
 */
export const addToPool = (pool: Parcel, { amount, valueUsd }: Parcel): void => {
  pool.valueUsd = pool.amount.eq(0) ? valueUsd : sumOf(pool.valueUsd, valueUsd)
  pool.amount = pool.amount.plus(amount)
}
