import { SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { hashOfStatusKey } from '../../personal/status-key.js';
import { SUBMISSIONS_VIEW } from '../../views.js';
import { SubmissionDocument } from '../submissions.collection.js';

/** What the key of a receipt opens. */
@Injectable()
export class SubmissionOfKey {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
  ) {}

  /** @throws DomainError not_found, also once the data is erased */
  async find(statusKey: string): Promise<SubmissionDocument> {
    const where = [{ field: 'statusKeyHash', oneOf: [hashOfStatusKey(statusKey)] }];
    const [found] = (await this.views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).documents;
    if (found === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const submission = SubmissionDocument.parse(found);
    await this.requireKept(submission);
    return submission;
  }

  /** An erasure that is on record counts, though its key waits to be destroyed, or has come back with old keys. */
  private async requireKept({ id, sealedPersonalData, erasedAt }: SubmissionDocument): Promise<void> {
    if (erasedAt !== undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    if (contact === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
  }
}
