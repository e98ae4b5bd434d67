import { expect, it } from 'vitest'
import { createAltchaSolver } from './altcha-solver.ts'
import { CaptchaFailed } from './captcha-solver.ts'

/** The widget without its search: what it says is said by the test. */
class FakeWidget extends EventTarget {
  searches = 0
  async verify(): Promise<void> {
    this.searches += 1
    this.say('verifying')
  }
  reset(): void {
    this.say('unverified')
  }
  say(state: string, payload: string | null = null): void {
    this.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }))
  }
}

const started = () => {
  const widget = new FakeWidget()
  return { widget, solver: createAltchaSolver(widget) }
}

it('R-AUT-031 searches once, however often the form asks', async () => {
  const { widget, solver } = started()
  solver.begin()
  const answers = [solver.solve(), solver.solve()]
  widget.say('verified', 'answer')
  expect(await Promise.all(answers)).toEqual(['answer', 'answer'])
  expect(await solver.solve()).toBe('answer')
  expect(widget.searches).toBe(1)
})

it('takes the answer of a search that the person started at the box', async () => {
  const { widget, solver } = started()
  await widget.verify()
  const answer = solver.solve()
  widget.say('verified', 'theirs')
  expect([await answer, widget.searches]).toEqual(['theirs', 1])
})

it('after an answer was used, or expired, it searches anew', async () => {
  const { widget, solver } = started()
  solver.begin()
  widget.say('verified', 'first')
  expect(await solver.solve()).toBe('first')
  solver.renew()
  const second = solver.solve()
  widget.say('verified', 'second')
  expect(await second).toBe('second')
  widget.say('expired')
  const third = solver.solve()
  widget.say('verified', 'third')
  expect([await third, widget.searches]).toEqual(['third', 3])
})

it('a search that fails is said, and may be repeated', async () => {
  const { widget, solver } = started()
  const outcome = solver.solve().then(
    () => null,
    (error: unknown) => error,
  )
  widget.say('error')
  expect(await outcome).toBeInstanceOf(CaptchaFailed)
  const again = solver.solve()
  widget.say('verified', 'answer')
  expect(await again).toBe('answer')
  solver.stop()
})
