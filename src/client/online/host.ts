// What the API host tells anybody.
import type { CallOptions } from '#api/call.ts'
import { fetchCapabilities } from '#api/capabilities.ts'
import { callApi } from '#api/client.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { Capability } from '#contract/headers.ts'

export type HostConfig = OutputOf<Calls['get_config']>

/** The host's public settings. Rejects with an ApiError. */
export const fetchHostConfig = (options: CallOptions = {}): Promise<HostConfig> =>
  callApi('get_config', {}, options)

/** Whether the host announces an extension; one that says nothing has none. */
export const hostHas = (capability: Capability): Promise<boolean> =>
  fetchCapabilities(callApi).then(
    (names) => names.has(capability),
    () => false,
  )
