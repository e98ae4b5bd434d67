// Ids and secrets are made here by the app, never by the database, so that tests can fix them.
import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

export type Ids = {
  /**
   * A UUID (version 7): unique everywhere and rising with time, so rows of one user lie together.
   */
  newId: () => string
  /** 32 unguessable bytes as base64url, for links in mail. */
  newSecret: () => string
  /** From 1 to 2^18 and not to be foreseen: how far a version goes on from the one before. */
  newVersionStep: () => number
}

const asUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`

/** Ids from a source of random bytes and a clock. */
export const createIds = (clock: Clock, bytes: (size: number) => Buffer = randomBytes): Ids => {
  let lastMs = 0
  let countInMs = 0
  return {
    newId: () => {
      const nowMs = Math.max(clock.nowMs(), lastMs)
      countInMs = nowMs === lastMs ? countInMs + 1 : 0
      lastMs = nowMs
      const id = Buffer.concat([Buffer.alloc(8), bytes(8)])
      id.writeUIntBE(nowMs, 0, 6)
      id.writeUInt16BE(0x7000 | (countInMs & 0x0fff), 6)
      id[8] = ((id[8] ?? 0) & 0x3f) | 0x80
      return asUuid(id.toString('hex'))
    },
    newSecret: () => bytes(32).toString('base64url'),
    newVersionStep: () => 1 + (bytes(3).readUIntBE(0, 3) >> 6),
  }
}

/** How a secret is kept: only its SHA-256. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
