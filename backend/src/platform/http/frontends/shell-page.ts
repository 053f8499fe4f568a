import { readFile } from 'node:fs/promises';
import { errorCode } from '../../errors/error-code.js';
import { withAbsolutePicture, withHead, type PageHead } from './page-head.js';

/** The one HTML page of the shell. */
export class ShellPage {
  constructor(private readonly file: string) {}

  /** The page as it was built, or with another head; undefined while the shell is not built. `origin` is the site's. */
  async render(origin: string, head?: PageHead): Promise<string | undefined> {
    const html = await this.read();
    if (html === undefined) return undefined;
    return head === undefined ? withAbsolutePicture(html, origin) : withHead(html, head);
  }

  private async read(): Promise<string | undefined> {
    try {
      return await readFile(this.file, 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}
