// Starts the server: settings, database, market, port; and stops it without losing anything.
import { buildApp, type App } from './app.ts'
import { assembleDeps } from './assemble.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { failureSentence } from './texts/failure-sentence.ts'
import { systemClock } from './clock.ts'
import { openGoogle, type OpenGoogle } from './gateways/google/open-google.ts'
import { openMarket } from './gateways/market/open-market.ts'
import { openPayments } from './gateways/payments/open-payments.ts'
import { plansOfFile } from './gateways/plans/plans-of-file.ts'
import { ensureAdministrator } from './jobs/ensure-administrator.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openLogger } from './logging/open-logger.ts'
import { openStore } from './store/open-store.ts'
import { writeForOwnerOnly } from './store/owner-only.ts'
import { startWarnings } from './config/start-warnings.ts'
import { assertMigrated, migrate } from './store/migrate.ts'

const drainMs = 10_000

const nowSec = (): number => Math.floor(Date.now() / 1000)

let port = Number(process.env['PORT'] ?? 4173)

const fail = (error: unknown): never => {
  console.error(failureSentence(error, port))
  process.exit(1)
}

type Running = { deps: Deps; google: OpenGoogle; stopJobs: () => void }

const stopOnSignal = ({ http, stopAdmitting }: App, { deps, google, stopJobs }: Running): void => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    stopAdmitting()
    stopJobs()
    setTimeout(
      () =>
        fail(new Error('requests under way did not end in time; everything acknowledged is kept')),
      drainMs,
    ).unref()
    deps.market?.stop()
    await http.close()
    await google.close()
    await deps.background.settled()
    await deps.store.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop().catch(fail))
}

const start = async (): Promise<void> => {
  writeForOwnerOnly()
  const config = readConfig(process.env)
  port = config.port
  const logger = openLogger(config)
  const store = await openStore(config, logger)
  if (store.engine === 'sqlite') await migrate(store, nowSec())
  else await assertMigrated(store)
  const market = openMarket(config, {
    store,
    clock: systemClock,
    onFailure: (error) => logger.warn({ err: error }, 'the market source had no usable answer'),
    onNote: (note) => logger.info(note),
  })
  for (const sentence of startWarnings(config)) logger.warn(sentence)
  const plans = plansOfFile(config.plansFile, config.plansOnSale)
  const { payments, attach } = await openPayments(config, {
    plans: await plans.list(),
    onUnreachable: () =>
      logger.warn('Stripe did not answer: the prices in the file of plans were not compared'),
  })
  const google = await openGoogle(config, systemClock)
  const deps = await assembleDeps(config, {
    store,
    market,
    google: google.google,
    plans,
    payments,
    logger,
  })
  await ensureAdministrator(deps)
  const marketStarted = market.start()
  if (config.market.source !== 'coingecko') await marketStarted
  const app = await buildApp(deps, attach)
  stopOnSignal(app, { deps, google, stopJobs: startJobs(deps) })
  const address = await app.http.listen({ port: config.port, host: config.host })
  console.log(`CoinSight is ready on ${address.replace('127.0.0.1', 'localhost')}`)
}

start().catch(fail)
