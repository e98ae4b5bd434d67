// Names that would speak for the product or its operator. They pass for each other as other names do
// (decisions/016).
import { productName } from '#domain/product.ts'
import { usernameKey } from '#domain/account/username.ts'

const plain = (name: string): string => usernameKey(name.replaceAll(/[_.-]/g, ''))
const product = plain(productName)
const reserved: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'root',
    'system',
    'support',
    'help',
    'helpdesk',
    'security',
    'moderator',
    'mod',
    'staff',
    'team',
    'official',
    'operator',
    'postmaster',
    'webmaster',
    'hostmaster',
    'abuse',
    'billing',
    'payments',
    'noreply',
    'info',
    'contact',
    'sysadmin',
    'superuser',
    'anonymous',
    'null',
    'undefined',
  ].map(plain),
)

/** True for a name nobody can take; figures and marks put behind one do not help. */
export const isReservedName = (name: string): boolean =>
  plain(name).includes(product) ||
  reserved.has(plain(name)) ||
  reserved.has(plain(name.replaceAll(/[\d_.-]+$/g, '')))
