// Everything that goes with an account, counted; what never reached the server stands out.
import type { AccountLoss } from '#data/device/queries.ts'
import type { MembershipTier } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'

export const LossList = ({ tier, loss }: { tier: MembershipTier; loss: AccountLoss }) => {
  const { t } = useText('profile')
  return (
    <div className="grid gap-1 text-body text-ink-2">
      <p className="text-table font-medium text-ink-1">{t('lossTitle')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('lossAccount')}</li>
        {loss.lists > 0 ? <li>{t('lossLists', { count: loss.lists })}</li> : null}
        {tier === 'free' ? null : <li>{t('lossMembership', { plan: t(tier) })}</li>}
        {loss.unsentChanges > 0 ? (
          <li className="text-warn">{t('lossUnsent', { count: loss.unsentChanges })}</li>
        ) : null}
      </ul>
    </div>
  )
}
