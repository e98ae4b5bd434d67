// The weights somebody set last, kept on this device. What a list shows stands in its URL; these
// are only brought back.
import { useMemo, useSyncExternalStore } from 'react'
import {
  isOfficial,
  weightsOfText,
  weightsText,
  type SubscoreWeights,
} from '#domain/rating/weights.ts'
import { readStored, watchStored, writeStored } from '#platform/storage/stored-values.ts'

const storageKey = 'own_weights'

const saved = (): string | null => readStored(storageKey)
const watch = (listener: () => void): (() => void) => watchStored(storageKey, listener)

/** Null forgets them. */
export const saveWeights = (weights: SubscoreWeights | null): void =>
  writeStored(storageKey, weights && weightsText(weights))

/** Null where none were set, or what is kept makes no sense. */
export const useSavedWeights = (): SubscoreWeights | null => {
  const text = useSyncExternalStore(watch, saved)
  return useMemo(() => {
    const weights = weightsOfText(text)
    return weights && isOfficial(weights) ? null : weights
  }, [text])
}
