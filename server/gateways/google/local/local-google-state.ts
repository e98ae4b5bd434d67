// What the stand-in for Google knows while it runs.
import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../../clock.ts'
import type { Codes } from './codes.ts'

export type LocalGoogleOptions = {
  clientId: string
  clientSecret: string
  clock: Clock
  /** 0: a free one. */
  port?: number
}

/** What tests make it do wrong. */
export type LocalGoogleFaults = {
  /** How far its clock is from everybody else's. */
  clockSkewSec: number
  audience: string | null
  issuer: string | null
  nonce: string | null
  /** Signs with a key its certificates do not hold. */
  hasForeignKey: boolean
  isEmailVerified: boolean
  /** Answers every exchange with this status. */
  tokenStatus: number | null
}

export const noFaults: LocalGoogleFaults = {
  clockSkewSec: 0,
  audience: null,
  issuer: null,
  nonce: null,
  hasForeignKey: false,
  isEmailVerified: true,
  tokenStatus: null,
}

export type LocalGoogleState = LocalGoogleOptions & {
  origin: string
  kid: string
  key: KeyObject
  certificate: string
  codes: Codes
  faults: LocalGoogleFaults
}
