import { readFile, stat } from 'node:fs/promises';
import { errorCode } from '../../errors/error-code.js';
import { withHead, type PageHead } from './page-head.js';

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

  /** The page with this head; undefined while the shell is not built. `origin` is the site's. */
  async render(origin: string, head: PageHead): Promise<string | undefined> {
    await this.look();
    return this.kept && withHead(this.kept.html, head, origin);
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
