// "Part of this link was left out": which parameters a link carried that this list does not know.
// Goes when told to.
import { X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '#i18n/use-text.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import type { LinkReader } from '#client/link-reader/link-reader.ts'

export const LinkNotice = <Search,>({ reader }: { reader: LinkReader<Search> }) => {
  const { t } = useText('states')
  const { t: actions } = useText('actions')
  const names = useSyncExternalStore(reader.subscribe, reader.leftOut)
  useEffect(() => () => reader.forget(), [reader])
  if (names.length === 0) return null
  return (
    <Banner
      action={
        <IconButton size="small" label={actions('close')} onClick={reader.forget}>
          <X />
        </IconButton>
      }
    >
      {t('linkLeftOut', { names: names.join(', ') })}
    </Banner>
  )
}
