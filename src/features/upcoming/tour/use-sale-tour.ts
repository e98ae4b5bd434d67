// The tour of the sales: its welcome, its nine steps, and how it starts again (R-TOU).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { readSession, writeSession } from '#platform/storage/session-values.ts'
import { readStored, writeStored } from '#platform/storage/stored-values.ts'

// Whether the welcome of the tour shows by itself (R-TOU-004, R-TOU-005, D-TOURKEY).
const hiddenKey = 'upcoming_tour_hidden'
const skippedKey = 'upcoming_tour_skipped'

const isTourOffered = (): boolean =>
  readStored(hiddenKey) !== '1' && readSession(skippedKey) !== '1'
/** Not again in this session; it may come on a later visit. */
const skipTour = (): void => writeSession(skippedKey, '1')
/** Never again by itself. */
const hideTour = (): void => writeStored(hiddenKey, '1')

export type SaleTour = {
  isOffered: boolean
  start: () => void
  skip: () => void
  never: () => void
}

export const useSaleTour = (): SaleTour => {
  const { t } = useText('upcoming')
  const [isOffered, setIsOffered] = useState(isTourOffered)
  const end = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      end.current?.()
    }
  }, [])
  const close = useCallback((remember: () => void) => {
    remember()
    setIsOffered(false)
  }, [])
  const start = async () => {
    close(skipTour)
    const { runTour } = await loadLazy(() => import('#ui/tour/run-tour.ts'))
    if (isGone.current) return
    end.current?.()
    end.current = runTour(
      [
        { target: 'overview', title: t('tourOverview'), text: t('tourOverviewText') },
        { target: 'filters', title: t('filters'), text: t('tourFiltersText') },
        { target: 'search', title: t('search'), text: t('tourSearchText') },
        { target: 'project', title: t('project'), text: t('tourProjectText') },
        { target: 'cap', title: t('initialCap'), text: t('tourCapText') },
        { target: 'score', title: t('aiScore'), text: t('tourScoreText') },
        { target: 'launch', title: t('launchDate'), text: t('tourLaunchText') },
        { target: 'pages', title: t('pages'), text: t('tourPagesText') },
        { target: 'again', title: t('tourEnd'), text: t('tourEndText') },
      ],
      { next: t('tourNext'), back: t('tourBack'), done: t('tourDone'), close: t('tourClose') },
    )
  }
  return {
    isOffered,
    start: () => void start(),
    skip: () => close(skipTour),
    never: () => close(hideTour),
  }
}
