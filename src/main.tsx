// The entry. What the first screen needs is read in two parts, each a task of its own: in one it
// would hold the page up for as long as both take (decision 073). Trusted Types come before
// anything that could write to the page.
import '#platform/security/trusted-types.ts'
import '#platform/security/no-eval.ts'
import '#ui/styles.css'
import '#contract/calls/device-calls.ts'
import { startTexts } from '#i18n/setup.ts'
import { startAmounts } from '#client/currency/start-amounts.ts'
import { catchInstallPrompt } from '#platform/device/install-prompt.ts'
import { recoverFromFailedPreloads } from '#platform/worker/preload-recovery.ts'

catchInstallPrompt()
recoverFromFailedPreloads()
// Not awaited at the top: while any module does so, the bundler leaves every small file for itself.
void Promise.all([import('./app/start-app.tsx'), startTexts(), startAmounts()]).then(
  ([{ startApp }]) => startApp(),
)
