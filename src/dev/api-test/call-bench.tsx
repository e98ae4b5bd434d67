// One request by hand: method, path, f and JSON in, the raw answer out.
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { queryJson, requestJson } from '#api/client.ts'
import { calls, type CallName } from '#contract/calls.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useSession } from '#client/session/session-context.ts'

// The last is none that the helper knows: it must refuse it (R-API-019).
const methods = ['post', 'get', 'put', 'patch', 'delete', 'trace']
const names = Object.keys(calls) as CallName[]
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const indented = (value: unknown): string => JSON.stringify(value, null, 2) ?? String(value)

/** The answer's body, or what became of the request. */
const ask = async (method: string, f: CallName, text: string): Promise<string> => {
  try {
    const payload: unknown = text.trim() === '' ? {} : JSON.parse(text)
    const { path } = calls[f]
    return indented(
      await (method === 'get'
        ? queryJson(path)
        : requestJson(method, path, { f, ...(payload as object) })),
    )
  } catch (error) {
    if (isApiError(error))
      return indented({ message: error.message, status: error.status, data: error.data })
    return error instanceof Error ? error.message : String(error)
  }
}

export const CallBench = () => {
  const { t } = useText('auth')
  const session = useSession()
  const [method, setMethod] = useState('post')
  const [f, setF] = useState<CallName>('get_capabilities')
  const [text, setText] = useState('{}')
  const [answer, setAnswer] = useState<string | null>(null)
  const needsToken = calls[f].auth !== 'public' && session.status !== 'user'
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void ask(method, f, text).then(setAnswer)
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          look="chip"
          label="Method"
          value={method}
          options={optionsOf(methods)}
          onChange={setMethod}
        />
        <Select
          look="chip"
          label="f"
          value={f}
          options={optionsOf(names)}
          onChange={(name) => setF(name as CallName)}
        />
        <code className="text-table text-ink-3">{calls[f].path}</code>
      </div>
      <TextArea
        label="Payload (JSON)"
        value={text}
        rows={4}
        spellCheck={false}
        className="font-mono"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" disabled={needsToken}>
          Send
        </Button>
        {needsToken ? <p className="text-table text-ink-3">{t('notLoggedIn')}</p> : null}
      </div>
      {answer === null ? null : (
        <TextArea label="Answer" readOnly value={answer} rows={12} className="font-mono" />
      )}
    </form>
  )
}
