// A person: the picture they chose, else the one of their own when it loads, else initials, else CS
// (D-AVATARINIT).
import { Suspense, useState } from 'react'
import { isAvatarId } from '#domain/account/avatar.ts'
import { initialsOf, type User } from '#domain/account/user.ts'
import { lazyPart } from '../lazy-part.ts'

const AvatarPicture = lazyPart(
  () => import('./avatar-art/avatar-picture.tsx'),
  (module) => module.AvatarPicture,
)

const sizes = { 28: 'size-7 text-label', 64: 'size-16 text-title-1' } as const

type AvatarProps = {
  person: Pick<User, 'username' | 'email' | 'avatarId' | 'avatarUrl'>
  size?: keyof typeof sizes
}

export const Avatar = ({ person, size = 28 }: AvatarProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const { avatarId, avatarUrl } = person
  const box = `${sizes[size]} flex-none rounded-full`
  const initials = (
    <span
      aria-hidden="true"
      className={`${box} grid place-items-center bg-avatar font-semibold text-ink-1`}
    >
      {initialsOf(person)}
    </span>
  )
  if (isAvatarId(avatarId)) {
    return (
      <Suspense fallback={initials}>
        <AvatarPicture id={avatarId} className={box} />
      </Suspense>
    )
  }
  if (avatarUrl && failedSrc !== avatarUrl)
    return (
      <img
        src={avatarUrl}
        alt=""
        width={size}
        height={size}
        onError={() => setFailedSrc(avatarUrl)}
        className={`${box} object-cover`}
      />
    )
  return initials
}
