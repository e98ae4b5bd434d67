// The link that only tells that reset is coming soon: no navigation, no call (D-FORGOT).
import { Suspense, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'

const ForgotNotice = lazyPart(
  () => import('../login/forgot-notice.tsx'),
  (module) => module.ForgotNotice,
)

export const ForgotPassword = () => {
  const { t } = useText('auth')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = (): void => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="min-h-6 text-table text-link hover:underline max-tablet:min-h-11"
      >
        {t('forgotPassword')}
      </button>
      <Suspense>{wasOpened && <ForgotNotice isOpen={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </>
  )
}
