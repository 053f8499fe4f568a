import { Submission } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { SubmissionDocument } from '../submissions.collection.js';

/** Opens a stored submission for an admin; erased personal data shows as empty text, even while its key still waits to be destroyed. */
@Injectable()
export class SubmissionView {
  constructor(private readonly personalData: PersonalData) {}

  async of(document: Document): Promise<Submission> {
    const { sealedPersonalData, ...submission } = SubmissionDocument.parse(document);
    const contact =
      submission.erasedAt === undefined
        ? await this.personalData.open(submitterOf(submission.id), sealedPersonalData, SubmitterContact)
        : undefined;
    return Submission.parse({ ...submission, email: contact?.email ?? '', linkedinUrl: contact?.linkedinUrl ?? '' });
  }
}
