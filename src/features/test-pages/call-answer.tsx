// What was sent and what came back, as it is on the wire.
import { numberFormat } from '#domain/format/figure.ts'
import { useText } from '#i18n/use-text.ts'
import type { SentCall } from './send-call.ts'

const secretFields = new Set(['token', 'password', 'current_password', 'new_password'])

/** Secrets are neither printed nor left on a screen that is shared. */
const printed = (value: unknown): string =>
  JSON.stringify(
    value,
    (name, field: unknown) => (secretFields.has(name) && typeof field === 'string' ? '•••' : field),
    2,
  ) ?? ''

const Wire = ({ title, value }: { title: string; value: unknown }) => (
  <section aria-label={title} className="grid min-w-0 gap-1">
    <h3 className="text-caption text-ink-3">{title}</h3>
    <pre
      dir="ltr"
      className="rounded-2 bg-surface p-3 font-mono text-caption wrap-anywhere whitespace-pre-wrap text-ink-2"
    >
      {printed(value)}
    </pre>
  </section>
)

export const CallAnswer = ({ sent }: { sent: SentCall }) => {
  const { t, language } = useText('test-pages')
  const took = numberFormat(language, { style: 'unit', unit: 'millisecond' }).format(sent.tookMs)
  return (
    <div role="status" className="grid gap-3">
      <Wire title={`${t('request')} · POST ${sent.request.path}`} value={sent.request.body} />
      {'answer' in sent ? (
        <Wire
          title={`${t('response')} · ${sent.answer.status} · ${took}`}
          value={sent.answer.body}
        />
      ) : (
        <p className="text-body text-danger">{t('noAnswer', { reason: sent.failure })}</p>
      )}
    </div>
  )
}
