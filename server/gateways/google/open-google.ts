// Google as the configuration says: the real one, the stand-in of this machine, or none.
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { GooglePort } from './google-port.ts'

export type OpenGoogle = { google: GooglePort | null; close: () => Promise<void> }

const nothing = async (): Promise<void> => {}

/** The library is large and most servers do without it, so it is loaded only here. */
export const openGoogle = async (
  { google }: Pick<Config, 'google'>,
  clock: Clock,
): Promise<OpenGoogle> => {
  if (google === null) return { google: null, close: nothing }
  const { createGoogle } = await import('./google-client.ts')
  if (!google.isLocal) return { google: createGoogle(google), close: nothing }
  const { startLocalGoogle } = await import('./local/local-google.ts')
  const local = await startLocalGoogle({ ...google, clock, port: google.localPort })
  return { google: createGoogle({ ...google, endpoints: local.endpoints }), close: local.close }
}
