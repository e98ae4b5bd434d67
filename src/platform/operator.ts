// Who runs this installation, from the settings of the web build (docs/configuration.md), so that
// it is known offline too.

export type Operator = { name: string; address: string | null; email: string | null }

const stated = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** The operator, or null where nobody has been named. */
export const readOperator = (settings: Record<string, unknown>): Operator | null => {
  const name = stated(settings['VITE_OPERATOR_NAME'])
  return name === null
    ? null
    : {
        name,
        address: stated(settings['VITE_OPERATOR_ADDRESS']),
        email: stated(settings['VITE_OPERATOR_EMAIL']),
      }
}

export const operator: Operator | null = readOperator(import.meta.env)
