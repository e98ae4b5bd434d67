// Hands dates over to the person's calendar as a file that leads back to the page they come from.
import { loadLazy } from '#platform/worker/load-lazy.ts'
import { saveTextFile } from '#platform/page/save-file.ts'
import type { CalendarDate } from './calendar.ts'

type Saved = {
  id: string
  name: string
  dates: readonly CalendarDate[]
  /** The page's path, with its slash. */
  path: string
}

export const saveCalendar = async ({ id, name, dates, path }: Saved): Promise<void> => {
  const { calendarOf } = await loadLazy(() => import('./calendar.ts'))
  saveTextFile(
    `${id}.ics`,
    calendarOf(name, dates, { url: `${window.location.origin}${path}`, nowMs: Date.now() }),
    'text/calendar',
  )
}
