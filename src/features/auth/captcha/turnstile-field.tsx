// Cloudflare's widget in a form (CAPTCHA=turnstile). Its script draws a frame of its own here.
import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { loadScript } from '#platform/worker/load-script.ts'
import { turnstileScript } from '#platform/security/trusted-types.ts'
import { CaptchaFailed, type SolverSlot } from './captcha-solver.ts'

type Options = {
  sitekey: string
  theme: 'dark'
  size: 'flexible'
  language: string
  callback: (token: string) => void
  'error-callback': () => void
  'expired-callback': () => void
}
type Turnstile = {
  render: (place: HTMLElement, options: Options) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

const turnstile = (): Turnstile | undefined =>
  Reflect.get(globalThis, 'turnstile') as Turnstile | undefined

type Waiting = { resolve: (token: string) => void; reject: (error: Error) => void }

/** Draws it and hands the solver over. Returns how to take it away. */
const draw = (
  place: HTMLElement,
  {
    siteKey,
    language,
    slot,
    onFailed,
  }: { siteKey: string; language: string; slot: SolverSlot; onFailed: () => void },
): (() => void) => {
  const api = turnstile()
  if (!api) throw new CaptchaFailed('the script brought no widget')
  let answer: string | null = null
  const waiting = new Set<Waiting>()
  const settle = (tell: (one: Waiting) => void): void => {
    for (const one of waiting) tell(one)
    waiting.clear()
  }
  const id = api.render(place, {
    sitekey: siteKey,
    theme: 'dark',
    size: 'flexible',
    language,
    callback: (token) => {
      answer = token
      settle(({ resolve }) => resolve(token))
    },
    'error-callback': () => {
      onFailed()
      settle(({ reject }) => reject(new CaptchaFailed('the widget failed')))
    },
    'expired-callback': () => {
      answer = null
    },
  })
  slot.put({
    solve: () =>
      answer === null
        ? new Promise((resolve, reject) => waiting.add({ resolve, reject }))
        : Promise.resolve(answer),
    renew: () => {
      answer = null
      api.reset(id)
    },
  })
  return () => {
    slot.put(null)
    api.remove(id)
  }
}

export const TurnstileField = ({ slot, siteKey }: { slot: SolverSlot; siteKey: string }) => {
  const { t, language } = useText('auth')
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let remove = (): void => {}
    let isGone = false
    const start = async (): Promise<void> => {
      await loadScript(turnstileScript)
      if (place.current && !isGone)
        remove = draw(place.current, {
          siteKey,
          language,
          slot,
          onFailed: () => setHasFailed(true),
        })
    }
    start().catch(() => setHasFailed(true))
    return () => {
      isGone = true
      remove()
    }
  }, [slot, siteKey, language])

  return (
    <div className="grid gap-1">
      <div ref={place} className="min-h-16" />
      {hasFailed ? (
        <p role="alert" className="text-table text-danger">
          {t('captchaError')}
        </p>
      ) : null}
    </div>
  )
}
