import { photograph } from '../../../../../platform/pictures/testing/samples.js';
import type { Job, PictureProvider, ProvidedPicture } from '../../../providers/picture-provider.js';

export class ScriptedProvider implements PictureProvider {
  readonly name = 'scripted';
  readonly isPaid = true;
  submissions = 0;
  readonly deletedCopies: { readonly job: Job; readonly scope: string }[] = [];

  constructor(
    private readonly script: {
      readonly submit?: (attempt: number) => Promise<string>;
      readonly collect?: () => Promise<ProvidedPicture>;
      readonly deleteCopies?: () => Promise<void>;
    } = {},
    readonly isRepeatable = false,
  ) {}

  readonly models: readonly string[] = [];

  hasModel(): boolean {
    return true;
  }

  async submit(_: unknown, intend: () => Promise<void>): Promise<Job> {
    await intend();
    this.submissions += 1;
    const id = await (this.script.submit?.(this.submissions) ?? 'job-1');
    return { id, materials: [] };
  }

  async collect(): Promise<ProvidedPicture> {
    return this.script.collect?.() ?? { bytes: await photograph(), sourceUrl: null };
  }

  async deleteCopies(job: Job, scope: 'inputs' | 'all'): Promise<void> {
    await this.script.deleteCopies?.();
    this.deletedCopies.push({ job, scope });
  }
}
