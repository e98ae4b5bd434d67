// S5: two servers on one DATA_DIR that can't see each other's process, and a lock that a power cut left behind.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isSo, type Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  id: 'S5',
  title: 'two servers on one DATA_DIR, and a lock left behind',
  play: async (target) => {
    const startOn = (DATA_DIR: string): Promise<string> =>
      target.startAnother({ DATA_DIR }).then(
        () => 'it started',
        (error: Error) => error.message,
      )
    // What another container's server, or a process with the number of a dead one, looks like from here.
    writeFileSync(path.join(target.dataDir, 'server.pid'), '999999999')
    const second = await startOn(target.dataDir)
    const left = path.join(target.dataDir, 'left')
    mkdirSync(left)
    writeFileSync(path.join(left, 'server.pid'), String(process.pid))
    const third = await startOn(left)
    const alive = await target.call('get_languages', {})
    return [
      isSo(
        'a second server is refused whatever server.pid says',
        /Another server .*is using this DATA_DIR/.test(second),
        second.slice(0, 80),
      ),
      isSo(
        'a number that a living process has stops no start',
        third === 'it started',
        third.slice(0, 80),
      ),
      isSo('the first goes on', alive.status === 200, String(alive.status)),
    ]
  },
}
