// What a fallback screen is told about the error it stands in for, and the two ways out.
export type ErrorReport = { error: unknown; count: number; reset: () => void; goHome: () => void }
