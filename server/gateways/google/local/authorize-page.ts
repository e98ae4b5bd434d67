// What the stand-in shows. It says what it is: nobody should take it for Google.
import { escaped } from '../../../texts/escaped.ts'

const style = `body{font:16px/24px system-ui,sans-serif;background:#111522;color:#eef;display:grid;place-items:center;min-height:100vh;margin:0}
main{background:#1a2033;border-radius:14px;padding:24px;width:min(360px,calc(100vw - 32px));box-sizing:border-box}
h1{font-size:20px;line-height:28px;margin:0 0 8px}p{margin:0 0 16px;color:#b9c0d6;font-size:14px;line-height:20px}
label{display:block;font-size:14px;margin:0 0 12px}input{box-sizing:border-box;width:100%;height:44px;border-radius:10px;border:1px solid #6b7390;background:#111522;color:#eef;font:inherit;padding:0 12px;margin-top:4px}
button{height:44px;border:0;border-radius:10px;padding:0 16px;font:inherit;cursor:pointer;margin-inline-end:8px;background:#2b3350;color:#eef}button[value=allow]{background:#c9b8ff;color:#1a1530}`

const pageOf = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
  `<style>${style}</style></head><body><main>${body}</main></body></html>`

const carried = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

/** Asks who to be. The request travels along in hidden fields. */
export const authorizePage = (request: URLSearchParams): string => {
  const hidden = carried
    .filter((name) => request.has(name))
    .map(
      (name) => `<input type="hidden" name="${name}" value="${escaped(request.get(name) ?? '')}">`,
    )
  return pageOf(
    'Local sign-in',
    `<h1>Local stand-in for Google</h1><p>For development and tests on this machine. Be whoever you like.</p>
<form method="post" action="/authorize">${hidden.join('')}
<label>Email<input name="email" type="email" value="ada@example.test"></label>
<label>Name<input name="name" value="Ada Lovelace"></label>
<button name="decision" value="allow">Continue</button><button name="decision" value="deny" formnovalidate>Cancel</button></form>`,
  )
}

/** A request that is answered here, as it must not be sent back. */
export const faultPage = (fault: string): string =>
  pageOf(
    'Local sign-in: error',
    `<h1>Error 400: ${escaped(fault)}</h1><p>The app asked in a way that Google would refuse.</p>`,
  )
