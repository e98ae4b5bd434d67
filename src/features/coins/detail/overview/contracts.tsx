// A token's contracts: the address to copy, and the explorer of its chain.
import { ArrowUpRight, Copy } from 'lucide-react'
import type { CoinRecord } from '#data/catalog/types/coin-record.ts'
import { contractPage, shortAddress } from '#domain/coin/contract-page.ts'
import { useText } from '#i18n/use-text.ts'
import { copyText } from '#platform/device/clipboard.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { TabSection } from '../tab-section.tsx'

const Contract = ({ platform, chain, address }: CoinRecord['contracts'][number]) => {
  const { t } = useText('coin-detail')
  const name = chain ?? platform
  const page = contractPage(platform, address)
  const copy = async () =>
    toast(
      (await copyText(address))
        ? { title: t('addressCopied'), description: address }
        : { variant: 'destructive', title: t('copyAddressFailed'), description: address },
    )
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-table max-tablet:min-h-11">
      <dt className="min-w-28 text-ink-3">
        <bdi>{name}</bdi>
      </dt>
      <dd className="flex items-center gap-1">
        <bdi dir="ltr" title={address} className="font-mono text-ink-1">
          {shortAddress(address)}
        </bdi>
        <IconButton
          label={t('copyAddress', { chain: name })}
          size="small"
          className="max-tablet:size-11"
          onClick={() => void copy()}
        >
          <Copy className="size-3.5" />
        </IconButton>
        {page === null ? null : (
          <a
            href={page}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={t('openExplorer', { chain: name })}
            title={t('openExplorer', { chain: name })}
            className={
              'inline-flex size-7 items-center justify-center rounded-2 text-ink-2 ' +
              'hover:bg-raised hover:text-ink-1 max-tablet:size-11'
            }
          >
            <ArrowUpRight className="mirror size-3.5" />
          </a>
        )}
      </dd>
    </div>
  )
}

export const Contracts = ({ contracts }: Pick<CoinRecord, 'contracts'>) => {
  const { t } = useText('coin-detail')
  return contracts.length === 0 ? null : (
    <TabSection title={t('contracts')}>
      <dl>
        {contracts.map((contract) => (
          <Contract key={`${contract.platform} ${contract.address}`} {...contract} />
        ))}
      </dl>
    </TabSection>
  )
}
