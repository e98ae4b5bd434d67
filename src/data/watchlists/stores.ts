// Where watchlists are kept: what the server last said, and what is shown.

export const listStores = ['baseLists', 'baseMembers', 'viewLists', 'viewMembers'] as const
