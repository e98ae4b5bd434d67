// A person: the picture when it loads, else the initials given.
import { useState } from 'react'

export const Avatar = ({ src, initials, size = 28 }: { src?: string | null; initials: string; size?: 28 | 64 }) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const box = size === 28 ? 'size-7 text-label' : 'size-16 text-title-1'
  if (src && failedSrc !== src) return <img src={src} alt="" width={size} height={size} onError={() => setFailedSrc(src)} className={`${box} flex-none rounded-full object-cover`} />
  return (
    <span aria-hidden="true" className={`${box} grid flex-none place-items-center rounded-full bg-avatar font-semibold text-ink-1`}>
      {initials}
    </span>
  )
}
