/** A setting that cannot be used: the message names the variable and says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
