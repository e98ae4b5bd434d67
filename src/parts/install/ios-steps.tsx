// iOS installs from the browser's share menu: the steps, each beside its picture.
import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import { Mark } from '#ui/identity/mark.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'

const Step = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-4 py-3">
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-3 bg-raised text-ink-1"
    >
      {picture}
    </span>
    <span className="text-body text-ink-1">{children}</span>
  </li>
)

type IosStepsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export const IosSteps = ({ isOpen, onOpenChange }: IosStepsProps) => {
  const { t } = useText('pwa')
  const { t: actions } = useText('actions')
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('iosTitle')}
      description={t('iosSignIn')}
      closeLabel={actions('close')}
    >
      <ol className="divide-y divide-hair">
        <Step picture={<Share />}>{t('iosStepShare')}</Step>
        <Step picture={<SquarePlus />}>{t('iosStepAdd')}</Step>
        <Step picture={<Mark size={24} />}>{t('iosStepOpen')}</Step>
      </ol>
    </Sheet>
  )
}
