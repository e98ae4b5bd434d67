// The suites look at the built app and nothing else.
import { existsSync } from 'node:fs'

export default function requireBuild(): void {
  if (!existsSync('dist/index.html'))
    throw new Error('There is no build to test: run `npm run build` first.')
}
