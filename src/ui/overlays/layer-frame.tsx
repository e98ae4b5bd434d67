// The empty frame of a layer whose code is on its way, where the layer will stand. Only a wait that
// is felt is shown.
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Skeleton, SkeletonFrame, skeletonDelayMs } from '../states/skeleton.tsx'
import { showsFrame } from './framed.ts'

export type FrameShape = 'sheet' | 'palette' | 'dialog'

const shapes: Record<FrameShape, string> = {
  sheet:
    'inset-x-0 bottom-0 h-[60dvh] rounded-t-4 tablet:inset-y-0 tablet:start-auto tablet:end-0 ' +
    'tablet:h-auto tablet:w-100 tablet:rounded-none tablet:border-s tablet:border-line',
  palette:
    'inset-x-4 top-16 mx-auto max-w-140 rounded-4 inset-ring inset-ring-line tablet:top-[14dvh]',
  dialog:
    'inset-x-0 bottom-0 rounded-t-4 inset-ring inset-ring-line tablet:inset-0 tablet:m-auto ' +
    'tablet:h-fit tablet:max-w-110 tablet:rounded-4',
}

type LayerFrameProps = { shape: FrameShape; label: string; onClose: () => void }

export const LayerFrame = ({ shape, label, onClose }: LayerFrameProps) => {
  const [isFelt, setIsFelt] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      showsFrame(true)
      setIsFelt(true)
    }, skeletonDelayMs)
    return () => {
      clearTimeout(timer)
      showsFrame(false)
    }
  }, [])
  if (!isFelt) return null
  return createPortal(
    <>
      <div role="presentation" className="veil fixed inset-0 z-40" onClick={onClose} />
      <div
        className={clsx(
          'fixed z-50 grid content-start gap-5 bg-surface p-5 max-tablet:shadow-float',
          shapes[shape],
        )}
      >
        <SkeletonFrame label={label} delayMs={0}>
          <div className="grid gap-5">
            <Skeleton className="h-5 w-32 bg-raised" />
            <Skeleton className="h-4 bg-raised" />
            <Skeleton className="h-4 w-3/4 bg-raised" />
          </div>
        </SkeletonFrame>
      </div>
    </>,
    document.body,
  )
}
