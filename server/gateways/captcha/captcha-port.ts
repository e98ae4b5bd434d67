// How the server tells people from scripts. `off` asks nobody.

export type CaptchaPort = {
  kind: 'altcha' | 'turnstile' | 'off'
  /** True when the answer the form sent is good; each answer counts once. */
  verify: (token: string, ip: string) => Promise<boolean>
}

export const noCaptcha: CaptchaPort = { kind: 'off', verify: async () => true }
