// /careers: no openings are invented. Who we are, how we work, where to write.
import type { ReactNode } from 'react'
import { operator } from '#platform/operator.ts'
import { useText } from '#i18n/use-text.ts'
import { PageHead } from '../page-head.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-x-12 gap-y-3 border-t border-hair py-10 desk:grid-cols-[16.25rem_minmax(0,1fr)]">
    <h2 className="text-title-1 tracking-close">{title}</h2>
    <div className="max-w-[42em] text-form/[1.6] text-pretty text-ink-2">{children}</div>
  </section>
)

const Contact = () => {
  const { t } = useText('careers')
  const email = operator?.email ?? null
  if (email === null) return <p>{t('contactNone')}</p>
  return (
    <>
      <p>{t('contactText')}</p>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-11 items-center text-link wrap-anywhere hover:underline"
      >
        <bdi dir="ltr">{email}</bdi>
      </a>
    </>
  )
}

export const CareersScreen = () => {
  const { t } = useText('careers')
  return (
    <div className="mx-auto w-full max-w-336 px-4 pb-16 tablet:px-6">
      <PageHead title={t('title')} text={t('openText')} description={t('description')} />
      <Part title={t('whoTitle')}>{t('whoText')}</Part>
      <Part title={t('workTitle')}>
        <ol className="grid gap-4">
          {(['work1', 'work2', 'work3', 'work4'] as const).map((key, at) => (
            <li key={key} className="flex gap-4">
              <span className="num w-5 flex-none text-ink-3">{at + 1}</span>
              {t(key)}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('contactTitle')}>
        <Contact />
      </Part>
    </div>
  )
}
