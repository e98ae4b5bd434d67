// The server's CSP forbids compiling text to code; zod would try once and the browser would report
// it.
import * as z from 'zod/mini'

z.config({ jitless: true })
