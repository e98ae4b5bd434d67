// Every component of the design system in its states, in the language of the page: for eyes and for
// visual tests.
import { Suspense } from 'react'
import { useText } from '#i18n/use-text.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { ActionsSection } from './sections/actions-section.tsx'
import { FiguresSection } from './sections/figures-section.tsx'
import { RatingSection } from './sections/rating-section.tsx'
import { StatesSection } from './sections/states-section.tsx'
import { TableSection } from './sections/table-section.tsx'
import { TokensSection } from './sections/tokens-section.tsx'
import { Group } from './specimen.tsx'

// They would not fit into the budget of one screen with all the others.
const FieldsSection = lazyPart(
  () => import('./sections/fields-section.tsx'),
  (module) => module.FieldsSection,
)
const OverlaysSection = lazyPart(
  () => import('./sections/overlays-section.tsx'),
  (module) => module.OverlaysSection,
)
const PeopleSection = lazyPart(
  () => import('./sections/people-section.tsx'),
  (module) => module.PeopleSection,
)

export const GalleryScreen = () => {
  const { t } = useText('watchlists')
  return (
    <div className="mx-auto w-full max-w-256 px-4 pb-16 tablet:px-6">
      <h1 tabIndex={-1} className="pt-8 text-title-3 tracking-closer">
        Gallery
      </h1>
      <Group name="tokens">
        <TokensSection sample={t('title')} />
      </Group>
      <Group name="actions">
        <ActionsSection />
      </Group>
      <Group name="fields">
        <Suspense fallback={null}>
          <FieldsSection />
        </Suspense>
      </Group>
      <Group name="figures">
        <FiguresSection />
      </Group>
      <Group name="people">
        <Suspense fallback={null}>
          <PeopleSection />
        </Suspense>
      </Group>
      <Group name="rating">
        <RatingSection />
      </Group>
      <Group name="states">
        <StatesSection />
      </Group>
      <Group name="table">
        <TableSection />
      </Group>
      <Group name="overlays">
        <Suspense fallback={null}>
          <OverlaysSection />
        </Suspense>
      </Group>
    </div>
  )
}
