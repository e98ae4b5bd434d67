// The address of the app that a call comes from.
import type { CallContext } from '../calls/call-context.ts'
import { publicOrigin } from '../emails/write-email.ts'

/** Only where no origin is configured, on a developer's machine, the page's own word is taken. */
export const pageOriginOf = ({
  deps: { config },
  headers: { origin },
}: Pick<CallContext, 'deps' | 'headers'>): string =>
  config.appOrigin ??
  (origin !== undefined && URL.canParse(origin) ? new URL(origin).origin : publicOrigin(config))
