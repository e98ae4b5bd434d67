// An account with two sessions, two lists of each kind, and one item in each first list.
import type { FakeServer } from './memory-server.ts'
import type { OwnedIds } from './sample-payloads.ts'

export type FurnishedAccount = OwnedIds & { token: string; userId: string }

/** Registers `name` and furnishes it. */
export const furnishAccount = async (server: FakeServer, name: string): Promise<FurnishedAccount> => {
  const email = `${name}@example.com`
  const password = 'Correct-horse-9'
  const { output } = await server.call('register_user', { email, password, username: name })
  const { token, user } = output as { token: string; user: { id: string } }
  const coin = (await server.call('create_watchlist', { name: 'Coins' }, { token })).output as { id: string }
  const ido = (await server.call('create_ido_watchlist', { name: 'Sales' }, { token })).output as { id: string }
  await server.call('create_watchlist', { name: 'More coins' }, { token })
  await server.call('create_ido_watchlist', { name: 'More sales' }, { token })
  await server.call('add_to_watchlist_v2', { listId: coin.id, coinId: 'bitcoin' }, { token })
  await server.call('add_to_ido_watchlist', { listId: ido.id, projectId: 'some-sale' }, { token })
  await server.call('login_user', { email, password })
  const { sessions } = (await server.call('get_sessions', {}, { token })).output as { sessions: { id: string; is_current: boolean }[] }
  const otherSession = sessions.find(({ is_current }) => !is_current)?.id ?? ''
  await server.deps.background.settled()
  const letter = server.outbox.findLast(({ to }) => to === email)
  const verifyToken = decodeURIComponent(/token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '')
  return { coinList: coin.id, idoList: ido.id, email, password, verifyToken, otherSession, token, userId: user.id }
}
