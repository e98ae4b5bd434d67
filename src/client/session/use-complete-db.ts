// A database all of whose changes can be read: the code of every entity is here.
import { useEffect, useState } from 'react'
import type { AccountDb } from '#data/account-db.ts'
import { completeEntities } from '#data/complete-entities.ts'

/** Null until it is; where code can't be loaded, what is here has to do. */
export const useCompleteDb = (db: AccountDb): AccountDb | null => {
  const [complete, setComplete] = useState(() => (db.entities.isComplete ? db : null))
  useEffect(() => {
    let isCurrent = true
    const show = (): void => {
      if (isCurrent) setComplete(db)
    }
    completeEntities(db).then(show, show)
    return () => {
      isCurrent = false
    }
  }, [db])
  return complete === db ? db : null
}
