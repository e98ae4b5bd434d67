// The bundled pictures (decisions/017): small drawings on one of six quiet tones. Loaded when
// somebody has one.
import type { AvatarId } from '#domain/account/avatar.ts'
import { animalArt } from './animal-art.tsx'
import { skyArt } from './sky-art.tsx'
import { thingArt } from './thing-art.tsx'

const art = { ...animalArt, ...skyArt, ...thingArt } satisfies Record<AvatarId, unknown>

const tones = {
  amber: 'bg-tone-amber text-tone-amber-light',
  blue: 'bg-tone-blue text-tone-blue-light',
  green: 'bg-tone-green text-tone-green-light',
  rose: 'bg-tone-rose text-tone-rose-light',
  teal: 'bg-tone-teal text-tone-teal-light',
  violet: 'bg-tone-violet text-tone-violet-light',
} as const

const toneOf: Record<AvatarId, keyof typeof tones> = {
  fox: 'amber',
  owl: 'violet',
  whale: 'blue',
  bear: 'rose',
  cat: 'teal',
  rabbit: 'violet',
  frog: 'green',
  penguin: 'teal',
  sun: 'amber',
  planet: 'violet',
  comet: 'rose',
  mountain: 'green',
  wave: 'blue',
  cloud: 'teal',
  bolt: 'amber',
  snowflake: 'blue',
  compass: 'teal',
  lighthouse: 'amber',
  sailboat: 'blue',
  balloon: 'violet',
  kite: 'rose',
  cactus: 'green',
  mushroom: 'rose',
  leaf: 'green',
}

export const AvatarPicture = ({ id, className }: { id: AvatarId; className: string }) => (
  <svg
    viewBox="0 0 40 40"
    fill="currentColor"
    aria-hidden="true"
    data-avatar={id}
    className={`${tones[toneOf[id]]} ${className}`}
  >
    {art[id]}
  </svg>
)
