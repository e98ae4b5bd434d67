// One line of the mobile menu, whatever it is made of: a link, a button, an announcement.
export const menuRowClass =
  'flex min-h-11 w-full items-center gap-3 text-form text-ink-2 hover:text-ink-1 [&_.lucide]:size-5'
