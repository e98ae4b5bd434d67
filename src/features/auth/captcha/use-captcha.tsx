// The captcha of one form: where it stands, the answer to send along, and when it is asked for
// (D-CAPTCHA, D-REMEMBER).
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#ui/lazy-part.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useHostConfig } from '#client/host-config/use-host-config.ts'
import type { HostConfig } from '#client/online/host.ts'
import { createSolverSlot, type SolverSlot } from './captcha-solver.ts'

const AltchaField = lazyPart(
  () => import('./altcha-field.tsx'),
  (module) => module.AltchaField,
)
const TurnstileField = lazyPart(
  () => import('./turnstile-field.tsx'),
  (module) => module.TurnstileField,
)

/** A widget that has not come by then will not come: the form says so instead of waiting. */
const patienceMs = 15_000

export type Captcha = {
  /** The check of this form; null where none is asked for. */
  field: ReactNode
  /** The answer to send, undefined where none is asked for. Rejects with CaptchaFailed. */
  token: () => Promise<string | undefined>
  /**
   * To be called after every answer of the server: one solution counts once, and the server may
   * begin to ask, or for `effort` times the usual work.
   */
  settle: (needsCaptcha: boolean, effort?: number) => void
}

const widgetOf = (
  config: HostConfig | undefined,
  { slot, effort }: { slot: SolverSlot; effort: number },
): ReactNode => {
  const siteKey = config?.captcha === 'turnstile' ? config.turnstile_site_key : null
  return siteKey ? (
    <TurnstileField slot={slot} siteKey={siteKey} />
  ) : (
    <AltchaField key={effort} slot={slot} effort={effort} />
  )
}

/**
 * `isAlwaysShown` unless the form waits for the server to ask. Where the host has no captcha
 * nothing is shown or sent.
 */
export const useCaptcha = ({ isAlwaysShown }: { isAlwaysShown: boolean }): Captcha => {
  const { data: config, refetch } = useHostConfig()
  const [slot] = useState(createSolverSlot)
  const [isDemanded, setIsDemanded] = useState(false)
  const [effort, setEffort] = useState(1)
  const isOn = config !== undefined && config.captcha !== 'off'
  // A host that asks although its settings said nothing of it has changed them since.
  const isShown = isDemanded || (isAlwaysShown && isOn)
  return {
    field: isShown ? (
      <Suspense fallback={<Skeleton className="h-7 max-tablet:h-11" />}>
        {widgetOf(config, { slot, effort })}
      </Suspense>
    ) : null,
    token: async () => (isShown ? (await slot.get(patienceMs)).solve() : undefined),
    settle: (needsCaptcha, nextEffort = 1) => {
      slot.renew()
      if (!needsCaptcha) return
      setIsDemanded(true)
      setEffort(nextEffort)
      if (!isOn) void refetch()
    },
  }
}
