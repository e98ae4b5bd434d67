// The connection between browsers and server: a TCP proxy that can be cut like a cable, frozen like a bad
// tunnel, or led to another server, while the page's origin stays the same.
import { connect, createServer, type Server, type Socket } from 'node:net'

export type Line = {
  origin: string
  /** No new connection, and every open one breaks. */
  cut: () => void
  mend: () => void
  /** Leads to another server from now on. */
  leadTo: (port: number) => void
  /** Connections accepted so far. */
  accepted: () => number
  close: () => Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

/** Opens a line to the server on `targetPort`. */
export const openLine = async (targetPort: number): Promise<Line> => {
  const sockets = new Set<Socket>()
  let target = targetPort
  let isCut = false
  let count = 0
  const track = (socket: Socket, other: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((inbound) => {
    if (isCut) {
      inbound.destroy()
      return
    }
    count += 1
    const outbound = connect(target, '127.0.0.1')
    track(inbound, outbound)
    track(outbound, inbound)
    inbound.pipe(outbound).pipe(inbound)
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    leadTo: (next) => {
      target = next
      breakAll()
    },
    accepted: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        breakAll()
      }),
  }
}
