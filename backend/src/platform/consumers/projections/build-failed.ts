/** A build that queries do not see yet cannot be made; what they see is not concerned. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(projection: string, version: number, cause: Error) {
    super(`Version ${version} of ${projection} cannot be built: ${cause.message}`, { cause });
  }
}
