// What a start says loudly: settings that are meant for one developer's machine, and seem to serve
// others.
import type { Config } from '../config.ts'
import { isLoopbackHost } from './loopback-host.ts'

type Settings = Pick<
  Config,
  | 'isProduction'
  | 'host'
  | 'appOrigin'
  | 'captcha'
  | 'mailUrl'
  | 'market'
  | 'payments'
  | 'rateLimits'
>

const isOpenToOthers = ({ host, appOrigin }: Settings): boolean =>
  !isLoopbackHost(host) || (appOrigin !== undefined && !isLoopbackHost(new URL(appOrigin).hostname))

/** One sentence each, none where all is fit for whom it serves. */
export const startWarnings = (config: Settings): string[] => {
  const { isProduction, captcha, mailUrl, market, payments, rateLimits } = config
  if (!isProduction && !isOpenToOthers(config)) return []
  return [
    ...(isProduction
      ? []
      : [
          'NODE_ENV is not production, though others can reach this server: ' +
            'set NODE_ENV=production, which refuses what is only for development',
        ]),
    ...(captcha === 'off' ? ['CAPTCHA=off: forms are not guarded against scripts'] : []),
    ...(mailUrl === undefined
      ? [
          'MAIL_URL is not set: no letter reaches anybody, each stays in DATA_DIR/outbox ' +
            'for a week, with its address and link',
        ]
      : []),
    ...(market.source === 'sample'
      ? ['MARKET_SOURCE=sample: every coin, price and sale is simulated, and the app says so']
      : []),
    ...(payments?.kind === 'local'
      ? ['PAYMENT_PROVIDER=local: nobody pays, and whoever finds /local/payments is a member']
      : []),
    ...(rateLimits ? [] : ['RATE_LIMITS=off: nothing is limited']),
  ]
}
