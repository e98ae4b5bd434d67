// ALTCHA in a form: begins when somebody begins to fill the form, so that it is mostly done before
// they are.
import { useEffect, useRef, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { isSecurePage } from '#platform/security/secure-context.ts'
import { createAltchaSolver } from './altcha-solver.ts'
import { speakAltcha, taskAddress } from './altcha-widget.ts'
import { CaptchaFailed, type SolverSlot } from './captcha-solver.ts'

const unsolvable = {
  solve: () => Promise.reject(new CaptchaFailed('the page is not secure')),
  renew: () => {},
}

const faults = { error: 'captchaError', expired: 'captchaExpired' } as const

export const AltchaField = ({ slot, effort }: { slot: SolverSlot; effort: number }) => {
  const { t, language } = useText('auth')
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState('unverified')

  useEffect(() => {
    const holder = place.current
    if (!holder) {
      slot.put(unsolvable)
      return undefined
    }
    const widget = document.createElement('altcha-widget')
    widget.setAttribute('language', speakAltcha(language, t))
    widget.setAttribute('challenge', taskAddress(effort))
    const solver = createAltchaSolver(widget)
    const hear = (event: Event): void =>
      setState((event as CustomEvent<{ state: string }>).detail.state)
    const form = holder.closest('form')
    // The element answers to calls only once it is drawn.
    const ready = (): void => {
      slot.put(solver)
      form?.addEventListener('focusin', solver.begin, { once: true })
      // A dear task is asked for after the form was sent: nothing else is waited for.
      if (effort > 1 || form?.contains(document.activeElement)) solver.begin()
    }
    widget.addEventListener('load', ready, { once: true })
    widget.addEventListener('statechange', hear)
    holder.append(widget)
    return () => {
      slot.put(null)
      form?.removeEventListener('focusin', solver.begin)
      solver.stop()
      widget.remove()
    }
  }, [slot, effort, language, t])

  if (!isSecurePage()) {
    return (
      <p role="alert" className="text-table text-danger">
        {t('captchaInsecure')}
      </p>
    )
  }
  return (
    <div className="grid gap-1">
      {effort > 1 ? <p className="text-table text-ink-2">{t('captchaDearer')}</p> : null}
      <div ref={place} />
      <p role="status" className="sr-only">
        {state === 'verified' ? t('captchaVerified') : null}
      </p>
      {state in faults ? (
        <p role="alert" className="text-table text-danger">
          {t(faults[state as keyof typeof faults])}
        </p>
      ) : null}
    </div>
  )
}
