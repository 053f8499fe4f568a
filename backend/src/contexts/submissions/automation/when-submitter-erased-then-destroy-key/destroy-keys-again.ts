import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { Query } from '../../../../platform/read-store/query.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { submitterOf } from '../../personal/contact.js';
import { SubmissionDocument } from '../../read/submissions.collection.js';
import { SUBMISSIONS_VIEW } from '../../views.js';

const PAGE = 100;

/** Keys that were put back from a backup may hold some of people who were erased since: those go again at every start. */
@Injectable()
export class DestroyKeysAgain implements OnApplicationBootstrap {
  private readonly logger = new Logger(DestroyKeysAgain.name);

  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
  ) {}

  /** Nobody waits for it: whoever was erased is shown nowhere, whatever has become of the key. */
  onApplicationBootstrap(): void {
    void this.run().catch((err: unknown) => this.logger.warn({ err }, 'Keys of erased people could not be looked at'));
  }

  private async run(): Promise<void> {
    let next: string | null = null;
    do {
      const query: Query = { limit: PAGE, ...(next !== null && { after: next }) };
      const { documents } = await this.views.find(SUBMISSIONS_VIEW, query);
      for (const document of documents) {
        const { id, sealedPersonalData, erasedAt } = SubmissionDocument.parse(document);
        if (erasedAt !== undefined) await this.personalData.erase(submitterOf(id), sealedPersonalData);
      }
      next = nextAfter(query, documents);
      // Requests come in between.
      await setImmediate();
    } while (next !== null);
  }
}
