// The letters that stand in for a launchpad's picture: one of each word of its name.

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
