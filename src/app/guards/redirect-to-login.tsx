// Sends a visitor to the login screen and back here afterwards (D-GUARDNOPROMPT).
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loginPathFor } from '#domain/page/return-path.ts'
import { SessionSpinner } from './session-spinner.tsx'

export const RedirectToLogin = () => {
  const { history, state } = useRouter()
  // Where the person meant to be: later the address is the login screen's own.
  const [wish] = useState(() => state.location.href)
  useEffect(() => {
    history.replace(loginPathFor(wish))
  }, [history, wish])
  return <SessionSpinner />
}
