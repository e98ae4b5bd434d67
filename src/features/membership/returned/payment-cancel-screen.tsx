// /payment-cancel: the way back from a checkout that was left (R-MEM-039). Nothing was charged; it
// can be tried again.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { lastCheckout } from '#platform/storage/last-checkout.ts'
import { buttonClass } from '#ui/actions/button-class.ts'
import { MembershipFrame } from '../membership-frame.tsx'

export const PaymentCancelScreen = () => {
  const { t } = useText('membership')
  const { t: plans } = useText('plans')
  const [priceId] = useState(lastCheckout.priceId)
  const again = buttonClass({ variant: 'primary', size: 'touch' })
  return (
    <MembershipFrame title={t('leftTitle')} text={t('leftText')} isNarrow>
      <div className="flex flex-wrap gap-2 pt-5">
        {priceId === null ? (
          <Link to="/pricing" className={again}>
            {t('tryAgain')}
          </Link>
        ) : (
          <>
            <Link to="/stripe-checkout" search={{ priceId }} className={again}>
              {t('tryAgain')}
            </Link>
            <Link to="/pricing" className={buttonClass({ size: 'touch' })}>
              {plans('gateSeePlans')}
            </Link>
          </>
        )}
      </div>
    </MembershipFrame>
  )
}
