// What this origin takes on the device and whether the browser has promised to keep it.
import { useEffect, useState } from 'react'
import {
  askToPersist,
  isStorageKept,
  storedAmount,
  type StoredAmount,
} from '#platform/storage/storage-persistence.ts'

export type StorageFacts = {
  /** undefined while it is being asked; null where the browser does not say. */
  amount: StoredAmount | null | undefined
  isKept: boolean | null | undefined
  wasRefused: boolean
  protect: () => void
}

export const useStorageFacts = (): StorageFacts => {
  const [amount, setAmount] = useState<StoredAmount | null>()
  const [isKept, setIsKept] = useState<boolean | null>()
  const [wasRefused, setWasRefused] = useState(false)
  useEffect(() => {
    void storedAmount().then(setAmount, () => setAmount(null))
    void isStorageKept().then(setIsKept, () => setIsKept(null))
  }, [])
  const protect = async (): Promise<void> => {
    const isGranted = await askToPersist().catch(() => false)
    setIsKept(isGranted)
    setWasRefused(!isGranted)
  }
  return { amount, isKept, wasRefused, protect: () => void protect() }
}
