// What installing and updating show on a page. Loaded after the first screen; it is never urgent.
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { askForDrainWake } from '#platform/worker/drain-wake.ts'
import { UpdatePrompt } from '#parts/app-update/update-prompt.tsx'
import { InstallCard } from '#parts/install/install-card.tsx'
import { noteSuccessMoment } from '#client/install/install-state.ts'
import { useSyncEngine, useSyncStatus } from '#client/sync-state/sync-context.ts'

import { keepFrames } from './first-frame/keep-frames.ts'

export const InstallableParts = () => {
  const path = useLocation({ select: (location) => location.pathname })
  const engine = useSyncEngine()
  const { waiting } = useSyncStatus()
  const hasEdits = waiting > 0
  useEffect(() => {
    if (!hasEdits) return
    // The first edit is the moment the app has proved useful.
    noteSuccessMoment()
    void askForDrainWake()
  }, [hasEdits])
  const drain = useCallback(async () => {
    engine.wake('person')
    await engine.drained()
  }, [engine])
  useEffect(keepFrames, [])
  return (
    <>
      <UpdatePrompt drain={drain} />
      <InstallCard path={path} />
    </>
  )
}
