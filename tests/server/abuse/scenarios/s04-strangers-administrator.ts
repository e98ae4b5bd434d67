// S4: a stranger registers the address the operator then names in ADMIN_EMAIL, and is handed the server.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { isSo, type Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  id: 'S4',
  title: 'an administrator’s address that a stranger registered first',
  play: async (target) => {
    const token = await target.register('chief')
    const copy = path.join(target.dataDir, 'copy')
    mkdirSync(copy)
    const source = new DatabaseSync(path.join(target.dataDir, 'coinsight.sqlite'), {
      readOnly: true,
    })
    await backup(source, path.join(copy, 'coinsight.sqlite'))
    source.close()
    const message = await target
      .startAnother({
        DATA_DIR: copy,
        ADMIN_EMAIL: 'chief@example.com',
        ADMIN_PASSWORD: 'Operator-secret-1',
      })
      .then(
        () => 'it started',
        (error: Error) => error.message,
      )
    const after = new DatabaseSync(path.join(copy, 'coinsight.sqlite'), { readOnly: true })
    const row = after.prepare('select is_admin, email_verified from users').get()
    after.close()
    const { envelope } = await target.call('retrieve_current_user', {}, { token })
    return [
      isSo(
        'the start is refused and says why',
        /ADMIN_EMAIL names an account whose address nobody has verified/.test(message),
        message.slice(0, 60),
      ),
      isSo(
        'the stranger is no administrator',
        row?.['is_admin'] === 0 && row['email_verified'] === 0,
        JSON.stringify(row),
      ),
      isSo('and goes on as before', envelope?.success === true, String(envelope?.success)),
    ]
  },
}
