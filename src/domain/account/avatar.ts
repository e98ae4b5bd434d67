// The pictures people may choose from: drawn for this product and bundled with it, so that they
// exist offline.

export const avatarIds = [
  'fox',
  'owl',
  'whale',
  'bear',
  'cat',
  'rabbit',
  'frog',
  'penguin',
  'sun',
  'planet',
  'comet',
  'mountain',
  'wave',
  'cloud',
  'bolt',
  'snowflake',
  'compass',
  'lighthouse',
  'sailboat',
  'balloon',
  'kite',
  'cactus',
  'mushroom',
  'leaf',
] as const

export type AvatarId = (typeof avatarIds)[number]

/** True for a picture this version can draw; another host or a newer version may name others. */
export const isAvatarId = (id: string | null): id is AvatarId =>
  avatarIds.some((known) => known === id)
