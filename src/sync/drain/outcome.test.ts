import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { outcomeOfError } from './outcome.ts'

const refused = { success: false, output: null, error: 'WATCHLIST_ONLY_ONE', errormsg: 'no' }

describe('the class of a failed call', () => {
  it.each([
    [new ApiError({ kind: 'setup', hasLeft: false }), 'notSent'],
    [new ApiError({ kind: 'setup' }), 'notSent'],
    [new ApiError({ kind: 'network', hasLeft: false }), 'notSent'],
    [new ApiError({ kind: 'network' }), 'lost'],
    [new ApiError({ kind: 'timeout' }), 'lost'],
    [new ApiError({ kind: 'http', status: 401, data: refused }), 'unauthorized'],
    [new ApiError({ kind: 'http', status: 403, data: refused }), 'refused'],
    [new ApiError({ kind: 'http', status: 422, data: refused }), 'refused'],
    [new ApiError({ kind: 'http', status: 408, data: refused }), 'transient'],
    [new ApiError({ kind: 'http', status: 425, data: refused }), 'transient'],
    [new ApiError({ kind: 'http', status: 429, data: refused, retryAfterMs: 5000 }), 'transient'],
    [new ApiError({ kind: 'http', status: 503, data: refused, retryAfterMs: 5000 }), 'transient'],
    // D-5XX: a report of the server, whatever its status.
    [new ApiError({ kind: 'http', status: 503, data: refused }), 'failed'],
    [new ApiError({ kind: 'http', status: 500, data: refused, retryAfterMs: 5000 }), 'failed'],
    // D2, D3, D4: not in the server's form, so none of its answers.
    [new ApiError({ kind: 'http', status: 401, data: '<html>' }), 'foreign'],
    [
      new ApiError({ kind: 'http', status: 401, data: { message: 'Log in to the Wi-Fi' } }),
      'foreign',
    ],
    [new ApiError({ kind: 'http', status: 403, data: { error: 'blocked' } }), 'foreign'],
    [new ApiError({ kind: 'http', status: 404, data: '<html>' }), 'foreign'],
    [new ApiError({ kind: 'http', status: 429, data: '<html>', retryAfterMs: 5000 }), 'foreign'],
    [new ApiError({ kind: 'http', status: 502, data: '<html>' }), 'foreign'],
    [new ApiError({ kind: 'format', status: 200, data: '<html>' }), 'foreign'],
    [new ApiError({ kind: 'format', status: 200, data: null }), 'foreign'],
    [new ApiError({ kind: 'format', status: 200, data: { success: 'yes' } }), 'foreign'],
    [new ApiError({ kind: 'format', status: 200, data: { success: true, output: 7 } }), 'success'],
    [
      new ApiError({
        kind: 'refused',
        status: 200,
        data: refused,
        code: 'WATCHLIST_ONLY_ONE',
        message: 'no',
      }),
      'refused',
    ],
    [new TypeError('a defect'), 'notSent'],
  ])('%o is %s', (error, type) => {
    expect(outcomeOfError(error).type).toBe(type)
  })

  it('tells the words of the server from those of this app', () => {
    expect(
      outcomeOfError(new ApiError({ kind: 'refused', status: 200, data: refused, message: 'no' })),
    ).toMatchObject({ serverMessage: 'no' })
    expect(
      outcomeOfError(new ApiError({ kind: 'refused', status: 200, data: { success: false } })),
    ).toMatchObject({ serverMessage: null })
    expect(
      outcomeOfError(
        new ApiError({ kind: 'refused', status: 200, data: { success: false, errormsg: '' } }),
      ),
    ).toMatchObject({ serverMessage: null })
    expect(
      outcomeOfError(
        new ApiError({
          kind: 'http',
          status: 503,
          data: { success: false, errormsg: 'down' },
          message: 'down',
        }),
      ),
    ).toMatchObject({ serverMessage: 'down' })
  })
})
