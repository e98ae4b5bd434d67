// What a coin is, in the provider's words, and where to read more.
import { ArrowUpRight } from 'lucide-react'
import type { CoinRecord } from '#data/catalog/coin-record.ts'
import { useText } from '#i18n/use-text.ts'

const linkKeys = { homepage: 'homepage', whitepaper: 'whitepaper', explorer: 'explorer', source_code: 'sourceCode' } as const

/** Only what opens as a page: data from outside never becomes another kind of link. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)

export const AboutCoin = ({ record }: { record: CoinRecord }) => {
  const { t } = useText('coin-detail')
  const links = (Object.keys(linkKeys) as (keyof typeof linkKeys)[]).flatMap((key) => {
    const url = record.links[key]
    return isWebAddress(url) ? [{ key, url }] : []
  })
  return (
    <>
      {record.description ? (
        <section className="pb-6">
          <h2 className="mb-1.5 text-body">{t('about')}</h2>
          <p dir="ltr" lang="en" className="max-w-[68ch] rtl:text-right text-body/5.5 whitespace-pre-line max-tablet:text-form">
            {record.description}
          </p>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section>
          <h2 className="mb-1.5 text-body">{t('links')}</h2>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {links.map(({ key, url }) => (
              <li key={key}>
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="inline-flex min-h-6 items-center gap-1 text-link hover:underline max-tablet:min-h-11">
                  {t(linkKeys[key])}
                  <ArrowUpRight className="mirror size-3.5" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
