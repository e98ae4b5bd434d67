// The product's mark: a ring of five arcs in band proportions, the last in the accent.
export const Mark = ({ size = 22, label }: { size?: number; label?: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    strokeWidth="3.4"
    className="text-ink-1"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d="M12.39 3.01A9 9 0 0 1 20.66 14.44" stroke="currentColor" />
    <path d="M19.89 16.33A9 9 0 0 1 14.63 20.61" stroke="currentColor" />
    <path d="M12.63 20.98A9 9 0 0 1 6.18 18.87" stroke="currentColor" />
    <path d="M4.79 17.38A9 9 0 0 1 3.08 10.83" stroke="currentColor" />
    <path d="M3.57 8.85A9 9 0 0 1 10.36 3.15" stroke="var(--color-accent)" />
    <circle cx="12" cy="12" r="2.4" fill="currentColor" />
  </svg>
)
