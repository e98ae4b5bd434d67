// Faults on demand: in the page, in a panel of it, in a promise nobody waits for, in the log.
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { recordError } from '#client/error-log/error-log.ts'
import { PanelBoundary } from '#parts/errors/panel-boundary.tsx'

const kinds = { Error, TypeError, SyntaxError } as const
type Kind = keyof typeof kinds

const Thrower = ({ fault }: { fault: Error }): never => {
  throw fault
}

export const FaultBench = () => {
  const [kind, setKind] = useState<Kind>('Error')
  const [message, setMessage] = useState('boom')
  const [place, setPlace] = useState<'page' | 'panel' | null>(null)
  const fault = (): Error => new kinds[kind](message)
  if (place === 'page') return <Thrower fault={fault()} />
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          look="chip"
          label="Type"
          value={kind}
          options={Object.keys(kinds).map((value) => ({ value, label: value }))}
          onChange={(value) => setKind(value as Kind)}
        />
        <TextField
          label="Message"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setPlace('page')}>Throw in the page</Button>
        <Button onClick={() => setPlace('panel')}>Throw in a panel</Button>
        <Button onClick={() => void Promise.reject(fault())}>Reject a promise</Button>
        <Button
          onClick={() =>
            recordError({
              message,
              context: {
                feature: 'api-test',
                severity: 'low',
                timestamp: Math.floor(Date.now() / 1000),
              },
            })
          }
        >
          Add a valid entry
        </Button>
        <Button onClick={() => recordError({ message: '', context: { severity: 'fatal' } })}>
          Add an invalid entry
        </Button>
      </div>
      <PanelBoundary feature="api-test-panel">
        {place === 'panel' ? (
          <Thrower fault={fault()} />
        ) : (
          <p className="text-table text-ink-3">This is the panel.</p>
        )}
      </PanelBoundary>
    </>
  )
}
