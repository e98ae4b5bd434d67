// 'Go back' of the prompt card: where the person came from, else the first page (R-GRD-013,
// R-GRD-014).
import { useRouter } from '@tanstack/react-router'
import { cameFromElsewhere } from '#platform/page/leaving.ts'

export const useGoBack = (): (() => void) => {
  const { history } = useRouter()
  return () => {
    if (history.canGoBack() || cameFromElsewhere()) history.back()
    else history.push('/')
  }
}
