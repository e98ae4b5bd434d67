// A search of the coin list, where a page has nothing else to show.
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type CoinSearchFormProps = {
  /** What stands in the field until somebody types. */
  proposed?: string
}

export const CoinSearchForm = ({ proposed = '' }: CoinSearchFormProps) => {
  const { t } = useText('pages')
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? proposed
  const search = (event: SubmitEvent): void => {
    event.preventDefault()
    const words = text.trim()
    void navigate({ to: '/coinlist', search: words === '' ? {} : { search: words } })
  }
  return (
    <form role="search" onSubmit={search} className="flex w-full items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('searchCoins')}
          type="search"
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" size="touch">
        {t('searchButton')}
      </Button>
    </form>
  )
}
