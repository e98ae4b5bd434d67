// When the launchpads are fetched: beside the first screen, which has no use for them, never before
// it.
import { pullLaunchpads } from '#data/catalog/pulls/pull-launchpads.ts'
import { launchpadsFreshness } from '#sync/freshness.ts'
import { pullPorts } from './pull-ports.ts'
import { usePull, type Pull, type PullOptions } from './use-pulls.ts'

/** Every launchpad. */
export const useLaunchpadsPull = ({ retriesOnMount = true }: PullOptions = {}): Pull =>
  usePull({ ...launchpadsFreshness, retryOnMount: retriesOnMount }, (signal) =>
    pullLaunchpads(pullPorts(), { signal }),
  )
