import { expect, it, onTestFinished, vi } from 'vitest'

type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }

const policy = async () => {
  let rules: Rules | undefined
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, given: Rules) => void (rules = given),
  })
  vi.stubGlobal('window', {
    location: { href: 'https://app.example/coinlist', origin: 'https://app.example' },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  const { provideSanitizer } = await import('./trusted-types.ts')
  if (!rules) throw new Error('no policy was made')
  return { ...rules, provideSanitizer }
}

it('lets text and the rules of a style element pass, and refuses markup until the sanitizer has come', async () => {
  const { createHTML, provideSanitizer } = await policy()
  const css = '[data-radix-select-viewport]{scrollbar-width:none} a > b & c'
  expect(createHTML(css)).toBe(css)
  expect(() => createHTML('<b>bold</b>')).toThrow('Refused to write HTML')
  expect(() => createHTML('text </style><img src=x onerror=alert(1)>')).toThrow(
    'Refused to write HTML',
  )
  provideSanitizer((html) => html.replaceAll(/<script.*?<\/script>/g, ''))
  expect(createHTML('<b>bold</b><script>alert(1)</script>')).toBe('<b>bold</b>')
})

it('lets scripts come from this origin alone', async () => {
  const { createScriptURL } = await policy()
  expect(createScriptURL('/sw.js')).toBe('/sw.js')
  expect(() => createScriptURL('https://elsewhere.example/x.js')).toThrow('another origin')
})
