import { isStoredPicture, Submission } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { KeyMissing } from '../../../../platform/personal-data/errors.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { PictureLooks } from '../../../../platform/pictures/picture-looks.js';
import type { Document } from '../../../../platform/read-store/read-store.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { SubmissionDocument } from '../submissions.collection.js';

@Injectable()
export class SubmissionView {
  constructor(
    private readonly personalData: PersonalData,
    private readonly looks: PictureLooks,
  ) {}

  async of(document: Document): Promise<Submission> {
    const { sealedPersonalData, ...submission } = SubmissionDocument.parse(document);
    const { id, erasedAt, imageUrl } = submission;
    const contact = erasedAt === undefined ? await this.contactOf(id, sealedPersonalData) : undefined;
    return Submission.parse({
      ...submission,
      ...(imageUrl !== null && isStoredPicture(imageUrl) && { lookUrl: this.looks.at(imageUrl, new Date()) }),
      email: contact?.email ?? '',
      linkedinUrl: contact?.linkedinUrl ?? '',
    });
  }

  private async contactOf(id: number, sealed: string): Promise<SubmitterContact | undefined> {
    try {
      return await this.personalData.open(submitterOf(id), sealed, SubmitterContact);
    } catch (error) {
      if (error instanceof KeyMissing) return undefined;
      throw error;
    }
  }
}
