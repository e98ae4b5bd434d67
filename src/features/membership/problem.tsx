// Why something did not happen, said beside what was pressed. There from the start, so that readers
// hear it come.
export const Problem = ({ children }: { children: string | null }) => (
  <p role="alert" className={children === null ? 'sr-only' : 'text-table text-danger'}>
    {children}
  </p>
)
