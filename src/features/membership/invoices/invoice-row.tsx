// One invoice: when, which, how much, whether it is paid, and its printable copy.
import { FileDown } from 'lucide-react'
import { invoiceStatusWord, type Invoice } from '#domain/membership/invoice.ts'
import { safePaymentPage } from '#domain/membership/payment-page.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useText } from '#i18n/use-text.ts'
import { PersonalAmount } from '#parts/personal-amount/personal-amount.tsx'
import { Money } from '../money.tsx'

const InvoiceFile = ({ url, name }: { url: string; name: string }) => {
  const { t } = useText('membership')
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('pdfOf', { number: name })}
      title={t('pdfOf', { number: name })}
      className={
        'grid size-9 place-items-center rounded-2 text-ink-2 hover:bg-raised ' +
        'hover:text-ink-1 max-tablet:size-11'
      }
    >
      <FileDown aria-hidden="true" />
    </a>
  )
}

/** Where an invoice can be read; null where that is nowhere to send a browser. */
export const invoiceUrl = ({ pdfUrl, pageUrl }: Invoice): string | null =>
  safePaymentPage(pdfUrl) ?? safePaymentPage(pageUrl)

/** `url`: null while there is nothing to open. */
export const InvoiceRow = ({ invoice, url }: { invoice: Invoice; url: string | null }) => {
  const { t } = useText('membership')
  const format = useFormat()
  const word = invoiceStatusWord(invoice.status)
  const date = format.date(invoice.createdSec)
  return (
    <li className="flex min-h-15 items-center gap-4 border-b border-hair py-2 last:border-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-body text-ink-1">
          <bdi dir="ltr">{date}</bdi>
        </p>
        {invoice.number === null ? null : (
          <p className="text-caption wrap-anywhere text-ink-3">
            <bdi dir="ltr">{invoice.number}</bdi>
          </p>
        )}
      </div>
      <div className="grid justify-items-end gap-0.5">
        <p className="text-body text-ink-1">
          <PersonalAmount>
            <Money amountMinor={invoice.amountMinor} currency={invoice.currency} />
          </PersonalAmount>
        </p>
        {invoice.status === null ? null : (
          <p className="text-caption text-ink-3">
            {word === null ? invoice.status : t(`invoice.${word}`)}
          </p>
        )}
      </div>
      {url === null ? null : <InvoiceFile url={url} name={invoice.number ?? date} />}
    </li>
  )
}
