/** A backup that cannot be made or restored, told in words for the person who gave the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
