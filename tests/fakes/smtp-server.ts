// A mail server that speaks enough SMTP to take a letter, or to refuse it the ways real ones do.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What it answers to RCPT TO: a taken letter, "try later", "no such person"; `silent` hangs up at once. */
export type SmtpMood = 'takes' | 'later' | 'never' | 'silent'

export type SmtpServer = {
  url: string
  letters: string[]
  setMood: (mood: SmtpMood) => void
  close: () => Promise<void>
}

const recipientAnswer: Record<Exclude<SmtpMood, 'silent'>, string> = {
  takes: '250 OK',
  later: '451 4.3.0 Try later, secret@example.com',
  never: '550 5.1.1 No such person: secret@example.com',
}

const talk = (socket: Socket, mood: () => SmtpMood, letters: string[]): void => {
  let data: string | null = null
  let pending = ''
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (data !== null) {
      if (line === '.') {
        letters.push(data)
        data = null
        return say('250 taken')
      }
      data += `${line}\r\n`
      return undefined
    }
    const verb = line.slice(0, 4).toUpperCase()
    const at = mood()
    if (verb === 'EHLO') return say('250 fake.example')
    if (verb === 'RCPT' && at !== 'silent') return say(recipientAnswer[at])
    if (verb === 'DATA') {
      data = ''
      return say('354 go ahead')
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n')
    return say('250 OK')
  }
  if (mood() === 'silent') return void socket.destroy()
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', (chunk) => {
    pending += String(chunk)
    const lines = pending.split('\r\n')
    pending = lines.pop() ?? ''
    lines.forEach(hear)
  })
  say('220 fake.example ESMTP')
}

export const startSmtpServer = async (): Promise<SmtpServer> => {
  let mood: SmtpMood = 'takes'
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, () => mood, letters)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    setMood: (next) => {
      mood = next
    },
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
