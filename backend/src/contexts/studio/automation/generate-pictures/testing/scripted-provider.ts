import { photograph } from '../../../../../platform/pictures/testing/samples.js';
import type { PictureProvider, ProvidedPicture } from '../../../providers/picture-provider.js';

/** Does as it is told, and counts what reaches it. */
export class ScriptedProvider implements PictureProvider {
  readonly name = 'scripted';
  readonly paid = true;
  submissions = 0;

  constructor(
    private readonly script: {
      readonly submit?: (attempt: number) => Promise<string>;
      readonly collect?: () => Promise<ProvidedPicture>;
    } = {},
    readonly repeatable = false,
  ) {}

  offers(): boolean {
    return true;
  }

  async submit(_: unknown, intend: () => Promise<void>): Promise<string> {
    await intend();
    this.submissions += 1;
    return this.script.submit?.(this.submissions) ?? 'job-1';
  }

  async collect(): Promise<ProvidedPicture> {
    return this.script.collect?.() ?? { bytes: await photograph(), sourceUrl: null };
  }
}
