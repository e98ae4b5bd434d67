// The error log as it stands: figures, a filter, the entries.
import { useState, useSyncExternalStore } from 'react'
import { severities, type Severity } from '#domain/error-log/error-entry.ts'
import { filterErrors } from '#domain/error-log/error-filter.ts'
import { errorStatistics } from '#domain/error-log/error-statistics.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { clearErrorLog, errorEntries, watchErrorEntries } from '#client/error-log/error-log.ts'
import { useNowSec } from '#client/use-now.ts'

const countsOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(' · ')

export const ErrorLogView = () => {
  const entries = useSyncExternalStore(watchErrorEntries, errorEntries)
  const nowSec = useNowSec()
  const [severity, setSeverity] = useState<Severity | 'any'>('any')
  const [search, setSearch] = useState('')
  const { total, last24Hours, lastWeek, bySeverity, byFeature } = errorStatistics(entries, nowSec)
  const shown = filterErrors(entries, { search, ...(severity === 'any' ? {} : { severity }) })
  return (
    <>
      <p data-testid="log-statistics" className="text-table">
        {countsOf({ total, 'last 24 hours': last24Hours, 'last week': lastWeek })}
        <br />
        {countsOf(bySeverity)}
        <br />
        {countsOf(byFeature)}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          look="chip"
          label="Severity"
          value={severity}
          options={['any', ...severities].map((value) => ({ value, label: value }))}
          onChange={(value) => setSeverity(value as Severity | 'any')}
        />
        <TextField
          label="Search the log"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="ghost" onClick={clearErrorLog}>
          Clear
        </Button>
      </div>
      <ol aria-label="Entries" className="grid gap-2">
        {shown.map(({ message, errorCode, context }, index) => (
          <li
            key={`${errorCode} ${shown.length - index}`}
            className="grid text-table wrap-anywhere"
          >
            <span className="text-ink-1">{message}</span>
            <span className="text-caption text-ink-3">
              {[
                context.severity,
                context.feature,
                context.route,
                errorCode,
                context.errorCount === undefined
                  ? undefined
                  : `error ${context.errorCount} in a row`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
