// Where a good answer may say its sentence.

/** The calls whose sentence may stand beside `output` (Spec §7: "output.message, message"). */
export const saysBeside: ReadonlySet<string> = new Set(['update_user_avatar', 'remove_user_avatar'])
