// The head of a public page: its claim and one sentence, start-aligned, with the page's description
// set.
import { Phrased } from '#parts/phrased.tsx'
import { usePageDescription } from './page-description.ts'

export const PageHead = ({
  title,
  text,
  description,
}: {
  title: string
  text?: string
  description: string
}) => {
  usePageDescription(description)
  return (
    <header className="grid gap-5 pt-12 pb-10 tablet:pt-20 tablet:pb-14">
      <h1
        className={
          'max-w-[15em] text-[clamp(min(2rem,10vw),4.4vw,4rem)]/[1.08] font-semibold ' +
          'tracking-closest text-balance wrap-anywhere'
        }
      >
        <Phrased>{title}</Phrased>
      </h1>
      {text === undefined ? null : (
        <p className="max-w-[36em] text-form text-pretty text-ink-2 tablet:text-[1.125rem]/7">
          {text}
        </p>
      )}
    </header>
  )
}
