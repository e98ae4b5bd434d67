// What each bundled picture shows, in words (for readers and tooltips).
import type { AvatarId } from '#domain/account/avatar.ts'

export const avatarNames = {
  fox: 'avatarFox',
  owl: 'avatarOwl',
  whale: 'avatarWhale',
  bear: 'avatarBear',
  cat: 'avatarCat',
  rabbit: 'avatarRabbit',
  frog: 'avatarFrog',
  penguin: 'avatarPenguin',
  sun: 'avatarSun',
  planet: 'avatarPlanet',
  comet: 'avatarComet',
  mountain: 'avatarMountain',
  wave: 'avatarWave',
  cloud: 'avatarCloud',
  bolt: 'avatarBolt',
  snowflake: 'avatarSnowflake',
  compass: 'avatarCompass',
  lighthouse: 'avatarLighthouse',
  sailboat: 'avatarSailboat',
  balloon: 'avatarBalloon',
  kite: 'avatarKite',
  cactus: 'avatarCactus',
  mushroom: 'avatarMushroom',
  leaf: 'avatarLeaf',
} as const satisfies Record<AvatarId, string>
