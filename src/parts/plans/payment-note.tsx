// Whether anybody can pay at this server, and whether it is real money: said wherever a plan can be
// bought.
import { useText } from '#i18n/use-text.ts'
import { useHostConfig } from '#client/host-config/use-host-config.ts'

/**
 * False where the server says that nobody can pay; a host that does not tell is believed to take
 * payments.
 */
export const useCanPay = (): boolean => useHostConfig().data?.payments !== 'off'

export const PaymentNote = () => {
  const { t } = useText('plans')
  const payments = useHostConfig().data?.payments
  if (payments === 'off')
    return <p className="max-w-[44em] text-body text-ink-3">{t('notPayable')}</p>
  return payments === 'local' || payments === 'test' ? (
    <p className="max-w-[44em] text-body text-ink-3">{t('testPayments')}</p>
  ) : null
}
