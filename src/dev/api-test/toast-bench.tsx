// Every kind of toast.
import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import {
  dismissToast,
  toast,
  toastLimit,
  updateToast,
  useToasts,
  type ToastContent,
} from '#ui/toast/toast-store.ts'

const longText =
  'A sentence that has more to say than one line of a phone can hold, with a ' +
  'word-without-any-place-to-break-it-at-all-in-the-middle-of-it, and an end.'

const showMany = (count: number): void => {
  for (let index = 1; index <= count; index += 1) toast({ title: `Toast ${index}` })
}

export const ToastBench = () => {
  const [undone, setUndone] = useState(0)
  const held = useToasts()
  const shown = held.filter(({ isOpen }) => isOpen)
  const [newest] = shown
  const action = { label: 'Undo', onAction: () => setUndone((count) => count + 1) }
  const kinds: Record<string, ToastContent> = {
    Plain: { title: 'List saved' },
    'With a description': { title: 'Logged in', description: 'Welcome back!' },
    Destructive: {
      title: 'Error',
      description: 'The list could not be saved.',
      variant: 'destructive',
    },
    'With Undo': { title: 'Bitcoin removed from Core holdings', action },
    Lasting: {
      title: 'New version',
      action: { label: 'Reload', onAction: () => {} },
      durationMs: Infinity,
    },
    Long: { title: longText, description: longText, action },
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {Object.entries(kinds).map(([name, content]) => (
          <Button key={name} onClick={() => toast(content)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => showMany(toastLimit + 2)}>Twelve at once</Button>
        <Button
          disabled={newest === undefined}
          onClick={() => newest && updateToast(newest.id, { title: 'Changed while it was shown' })}
        >
          Change the newest
        </Button>
        <Button variant="ghost" onClick={() => dismissToast()}>
          Dismiss all
        </Button>
      </div>
      <p className="text-table text-ink-3">Undone: {undone}</p>
      <p data-testid="toast-state" className="text-table text-ink-3">
        open {shown.length} · dismissed {held.length - shown.length}
      </p>
    </>
  )
}
