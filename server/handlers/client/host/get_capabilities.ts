// What this host can do beyond the spec. None when EXTENSIONS=off: the server is then plain
// (decisions/010).
import { capabilities } from '#contract/headers.ts'
import type { Handler } from '../../../calls/handler.ts'

export const getCapabilities: Handler<'get_capabilities'> = async (ctx) => ({
  capabilities: ctx.deps.config.extensions ? [...capabilities] : [],
})
