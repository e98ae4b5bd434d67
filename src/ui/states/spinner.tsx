// While a guard waits for the session. Screens use skeletons instead.
import { LoaderCircle } from 'lucide-react'

export const Spinner = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid min-h-60 place-items-center text-ink-3">
    <LoaderCircle className="size-5 animate-spin" />
  </div>
)
