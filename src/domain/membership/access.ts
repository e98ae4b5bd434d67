// Permission checks of the interface; no permission has a name yet (decisions/192). They decide what is shown; the server decides what is allowed
// (R-PRM-010).

/** True where `permission` is held (Spec §6). */
export const hasPermission = (held: ReadonlySet<string>, permission: string): boolean =>
  held.has(permission)

/** True where at least one of `permissions` is held; false for an empty list. */
export const hasAnyPermission = (
  held: ReadonlySet<string>,
  permissions: readonly string[],
): boolean => permissions.some((permission) => held.has(permission))

/** True where every one of `permissions` is held; true for an empty list. */
export const hasAllPermissions = (
  held: ReadonlySet<string>,
  permissions: readonly string[],
): boolean => permissions.every((permission) => held.has(permission))
