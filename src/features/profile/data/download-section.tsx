// A copy of everything to take away.
import { Link } from '@tanstack/react-router'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageSection, SectionNote } from '#ui/page-section.tsx'
import { connectionNoteId } from '#parts/states/connection-note.tsx'
import { useDownload } from './use-download.ts'

export const DownloadSection = ({ user, canChange }: { user: User; canChange: boolean }) => {
  const { t } = useText('profile')
  const { isCollecting, download } = useDownload(user)
  return (
    <PageSection title={t('downloadTitle')}>
      <SectionNote>{t('downloadText')}</SectionNote>
      <Button
        isBusy={isCollecting}
        disabled={!canChange}
        aria-describedby={canChange ? undefined : connectionNoteId}
        onClick={() => void download()}
      >
        {isCollecting ? t('collecting') : t('download')}
      </Button>
      {canChange ? null : (
        <Link
          to="/profile"
          search={{ tab: 'settings' }}
          className="text-table text-link hover:underline"
        >
          {t('deviceOnly')}
        </Link>
      )}
    </PageSection>
  )
}
