import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../errors/error-code.js';

interface ReadPage {
  readonly html: string;
  /** Changes whenever the file is built anew. */
  readonly version: string;
}

/** The one HTML page of the shell that the product was built with, kept in memory until it is built anew. */
export class ShellPage {
  private kept: ReadPage | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly file: string) {}

  /** As it was built; undefined while the shell is not. */
  async html(): Promise<string | undefined> {
    await this.look();
    return this.kept?.html;
  }

  /** Once for all who ask at that time. */
  private look(): Promise<void> {
    return (this.looking ??= this.read().finally(() => (this.looking = undefined)));
  }

  private async read(): Promise<void> {
    try {
      const { mtimeMs, ino, size } = await stat(this.file);
      const version = `${mtimeMs} ${ino} ${size}`;
      if (this.kept?.version !== version) this.kept = { html: await readFile(this.file, 'utf8'), version };
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      this.kept = undefined;
    }
  }
}
