// Every invoice, newest first. Their files are the provider's and open with a connection.
import type { Invoice } from '#domain/membership/invoice.ts'
import { useText } from '#i18n/use-text.ts'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { useMembershipPart } from '#client/membership/use-membership-part.ts'
import { useIsOnline } from '#client/use-is-online.ts'
import { PartLoading, PartMissing, PartOutdated } from '../part-trouble.tsx'
import { InvoiceRow, invoiceUrl } from './invoice-row.tsx'

export const InvoicesSection = () => {
  const { t } = useText('membership')
  const { t: states } = useText('states')
  const state = useMembershipPart('invoices')
  const isOnline = useIsOnline()
  const invoices = state.kind === 'ready' ? state.content : []
  const urlOf = (invoice: Invoice): string | null => (isOnline ? invoiceUrl(invoice) : null)
  return (
    <PageSection title={t('invoices')}>
      {state.kind === 'loading' ? <PartLoading label={states('loading')} /> : null}
      {state.kind === 'missing' ? <PartMissing {...state} fixed="invoicesFailed" /> : null}
      {state.kind === 'ready' ? (
        <>
          <PartOutdated {...state} fixed="invoicesFailed" />
          {invoices.length === 0 ? (
            <SectionNote>{t('noInvoices')}</SectionNote>
          ) : (
            <ul className="w-full">
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} url={urlOf(invoice)} />
              ))}
            </ul>
          )}
          {invoices.length === 0 || invoices.some((invoice) => urlOf(invoice) !== null) ? null : (
            <SectionNote>{t('filesOnline')}</SectionNote>
          )}
        </>
      ) : null}
    </PageSection>
  )
}
