// One call: its payload as JSON, checked by the contract before it is sent (D-TESTPAGES).
import { useState, type FormEvent } from 'react'
import { calls, type CallName } from '#contract/calls.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useSession } from '#client/session/session-context.ts'
import { CallAnswer } from './call-answer.tsx'
import { readPayload, templateOf } from './payload-template.ts'
import { sendCall, type SentCall } from './send-call.ts'

/**
 * Why whoever is here may not send it, or null. The server decides; this only says so beforehand.
 */
const useRefusal = (f: CallName): string | null => {
  const { t } = useText('test-pages')
  const { t: auth } = useText('auth')
  const session = useSession()
  if (calls[f].auth === 'public') return null
  if (session.status !== 'user') return auth('notLoggedIn')
  return (calls[f].auth as string) === 'admin' && !session.user.isAdmin ? t('forAdmins') : null
}

export const CallForm = ({ f }: { f: CallName }) => {
  const { t } = useText('test-pages')
  const refusal = useRefusal(f)
  const { path, payload, isMutation } = calls[f]
  const [text, setText] = useState(() => JSON.stringify(templateOf(payload), null, 2))
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<SentCall | null>(null)
  const [isSending, setIsSending] = useState(false)

  const send = async (): Promise<void> => {
    const read = readPayload(text, payload)
    setProblem(
      read.kind === 'not-json'
        ? t('notJson', { reason: read.reason })
        : read.kind === 'not-by-contract'
          ? t('notByContract', { problem: read.problem })
          : null,
    )
    if (read.kind !== 'payload') return
    setIsSending(true)
    setSent(await sendCall(path, f, read.payload))
    setIsSending(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <div className="grid min-w-0 gap-4">
      <form onSubmit={submit} className="grid gap-3">
        <p className="flex flex-wrap gap-x-3 text-caption text-ink-3">
          <bdi dir="ltr" className="font-mono wrap-anywhere">
            {`POST ${path} · ${f}`}
          </bdi>
          {isMutation ? <span className="text-warn">{t('changesData')}</span> : null}
        </p>
        <TextArea
          label={t('payload')}
          rows={6}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          value={text}
          error={problem ?? undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={refusal !== null} isBusy={isSending}>
            {t('send')}
          </Button>
          {refusal === null ? null : <span className="text-table text-ink-2">{refusal}</span>}
        </div>
      </form>
      {sent === null ? null : <CallAnswer sent={sent} />}
    </div>
  )
}
