// Everything the account holds, on the server and waiting on this device, as one file
// (docs/data-export.md).
import { useState } from 'react'
import { openAccountDb } from '#data/open-account.ts'
import { exportAccount } from '#data/device/queries/export-account.ts'
import type { User } from '#domain/account/user.ts'
import { useText } from '#i18n/use-text.ts'
import { saveTextFile } from '#platform/page/save-file.ts'
import { exportMyData } from '#client/online/profile.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { onlineFailureText } from '#parts/errors/online-failure-text.ts'

/** Letters that every file system takes; a name of another host may hold others. */
const fileName = (username: string, atIso: string): string =>
  `coinsight-${username.replaceAll(/[^\w.-]+/g, '-') || 'account'}-${atIso.slice(0, 10)}.json`

export const useDownload = (
  user: User,
): { isCollecting: boolean; download: () => Promise<void> } => {
  const { t } = useText('profile')
  const { t: auth } = useText('auth')
  const [isCollecting, setIsCollecting] = useState(false)

  const tellFailed = (description?: string): void => {
    toast({
      title: t('downloadFailed'),
      variant: 'destructive',
      ...(description === undefined ? {} : { description }),
    })
  }
  const collect = async (): Promise<void> => {
    const result = await exportMyData()
    if (result.kind === 'failed')
      return tellFailed(onlineFailureText(auth, result.failure, 'errorOccurred'))
    const exportedAt = new Date().toISOString()
    const device = await exportAccount(openAccountDb(user.id))
    const content = {
      format: 'coinsight-export',
      version: 1,
      exportedAt,
      server: result.data,
      device,
    }
    saveTextFile(
      fileName(user.username, exportedAt),
      JSON.stringify(content, null, 2),
      'application/json',
    )
    toast({ title: t('downloaded') })
    return undefined
  }
  return {
    isCollecting,
    download: async () => {
      setIsCollecting(true)
      await collect().catch(() => tellFailed())
      setIsCollecting(false)
    },
  }
}
