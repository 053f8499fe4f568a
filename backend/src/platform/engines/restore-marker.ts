import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/** The log holds only a part of its backup, and a product on it would reuse ids. */
export class RestoreUnfinished extends Error {
  override readonly name = 'RestoreUnfinished';
  constructor(dataDirectory: string) {
    super(
      `A restore into DATA_DIR ${dataDirectory} did not finish. Run the same restore again; it continues where it stopped ` +
        '(docs/operations.md)',
    );
  }
}

export class RestoreMarker {
  private readonly file: string;

  constructor(private readonly dataDirectory: string) {
    this.file = path.join(dataDirectory, 'restore.unfinished');
  }

  get isSet(): boolean {
    return existsSync(this.file);
  }

  /** @throws RestoreUnfinished */
  requireUnset(): void {
    if (this.isSet) throw new RestoreUnfinished(this.dataDirectory);
  }

  async set(): Promise<void> {
    await writeFile(this.file, '', { flush: true });
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true });
  }
}
