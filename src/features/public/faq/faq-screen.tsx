// /faq: questions in groups, searchable, each with an address of its own (/faq#lost).
import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '../page-head.tsx'
import { matchingQuestions, type FoundGroup } from './matching-questions.ts'
import { QuestionItem } from './question-item.tsx'

const SearchField = ({
  value,
  onChange,
  total,
}: {
  value: string
  onChange: (value: string) => void
  total: number
}) => {
  const { t } = useText('faq')
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-2 pb-12">
      <label
        htmlFor={id}
        className={
          'flex h-12 max-w-120 items-center gap-3 rounded-2 bg-surface px-4 text-ink-3 ' +
          'inset-ring inset-ring-control focus-within:inset-ring-focus'
        }
      >
        <Search aria-hidden="true" />
        <span className="sr-only">{t('search')}</span>
        <input
          id={id}
          type="search"
          value={value}
          placeholder={t('search')}
          onChange={(event) => onChange(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-form text-ink-1 outline-none"
        />
      </label>
      <p role="status" className="min-h-4 text-caption text-ink-3">
        {value.trim() === '' ? null : t('found', { total })}
      </p>
    </div>
  )
}

const Group = ({
  found: { group, ids },
  isSearch,
  openId,
}: {
  found: FoundGroup
  isSearch: boolean
  openId: string
}) => {
  const { t } = useText('faq')
  return (
    <section className="grid gap-x-12 gap-y-4 desk:grid-cols-[16.25rem_minmax(0,1fr)]">
      <h2 className="text-title-1 tracking-close desk:pt-3">{t(`group.${group}`)}</h2>
      <div>
        {ids.map((id) => (
          // A search or an address opens its questions; after that each is the reader's own.
          <QuestionItem
            key={`${id} ${isSearch} ${openId === id}`}
            id={id}
            isOpen={isSearch || openId === id}
            hasLink
          />
        ))}
      </div>
    </section>
  )
}

export const FaqScreen = () => {
  const { t } = useText('faq')
  const { t: actions } = useText('actions')
  const hash = useLocation({ select: (location) => location.hash })
  const [search, setSearch] = useState('')
  const query = useDeferredValue(search)
  const found = matchingQuestions(query, (id) => `${t(`${id}.q`)} ${t(`${id}.a`)}`)
  return (
    <div className="mx-auto w-full max-w-336 px-4 pb-24 tablet:px-6">
      <PageHead title={t('title')} description={t('description')} />
      <SearchField
        value={search}
        onChange={setSearch}
        total={found.reduce((total, { ids }) => total + ids.length, 0)}
      />
      {found.length === 0 ? (
        <EmptyState
          title={t('none', { query: query.trim() })}
          action={<Button onClick={() => setSearch('')}>{actions('reset')}</Button>}
        />
      ) : (
        <div className="grid gap-16">
          {found.map((group) => (
            <Group key={group.group} found={group} isSearch={query.trim() !== ''} openId={hash} />
          ))}
        </div>
      )}
    </div>
  )
}
