/** A setting that the service cannot start with; the message has one line a variable and never repeats a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
