// Coins that are made to stand still. Nobody scouts for a dollar, and none belongs at the head of a
// list of investments.

/** Whether it is one, by its category as the source words it; false where it has none. */
export const isPegged = (category: string | null): boolean => /stable/i.test(category ?? '')
