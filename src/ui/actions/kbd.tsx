// A key on the keyboard, as a hint.
export const Kbd = ({ children }: { children: string }) => (
  <kbd className="h-4.5 min-w-4.5 rounded-1 bg-hover px-1 text-center font-sans text-label/4.5 font-medium text-ink-3">
    {children}
  </kbd>
)
