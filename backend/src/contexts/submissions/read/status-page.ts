import {
  MAX_SHORT_LIST,
  PAGES,
  REVIEW_MESSAGES,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionProgress,
} from '@marcel/contracts';
import { Get, Inject, Injectable, Param } from '@nestjs/common';
import { headOrUnknown, type PageHead, pageParameter } from '../../../platform/http/page-head.js';
import { PrivateLink } from '../../../platform/http/caching.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { type Decoded, collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import {
  type SubmissionEvent,
  submissionEvents,
  submissionStream,
  isRevisable,
  evolveSubmission,
  initialSubmission,
} from '../domain/submission.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { SignedPictureUrls } from '../../../platform/pictures/signed-picture-urls.js';
import { SubmitterContact, submitterId, hashStatusKey } from '../personal-data.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { SubmissionDocument } from './submissions.js';

const parseStatusKey = pageParameter(PAGES.submissionStatus);

const UNKNOWN: PageHead = { title: REVIEW_MESSAGES.notFound, description: SUBMISSION_MESSAGES.notFound, status: 404 };

type TimelineStep = SubmissionProgress['timeline'][number];

const STEPS: Readonly<Partial<Record<SubmissionEvent['type'], TimelineStep['step']>>> = {
  SubmissionReceived: 'received',
  SubmissionRevised: 'revised',
  SubmissionApproved: 'approved',
  SubmissionRejected: 'rejected',
  MascotAssigned: 'published',
};

function toTimeline(events: readonly Decoded<SubmissionEvent>[]): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const { type, recorded } of events) {
    const step = STEPS[type];
    if (step !== undefined) steps.push({ step, time: recorded.metadata.time });
    if (type === 'SubmissionReopened') steps.splice(steps.findLastIndex(isDecision));
  }
  return steps.slice(-MAX_SHORT_LIST);
}

const isDecision = ({ step }: TimelineStep): boolean => step === 'approved' || step === 'rejected';

@Injectable()
export class SubmissionProgressReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly personalData: PersonalData,
    private readonly signedUrls: SignedPictureUrls,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Returns the progress of the submission that a status key belongs to. @throws DomainError not_found, also once the data is erased */
  async find(statusKey: string): Promise<SubmissionProgress> {
    const { submission, contact } = await this.findAndDecrypt(statusKey);
    const { id, payload, imageUrl, status, adminNotes, createdAt, processedAt, mascotSlug } = submission;
    const { name, brand } = payload;
    const recorded = await collect(this.store.readStream(submissionStream(id)));
    const events = recorded.map((event) => decodeEvent(submissionEvents, event));
    const timeline = toTimeline(events);
    // Reads the log, because the view does not keep earlier mascots.
    const revisable = status === 'rejected' && isRevisable(events.reduce(evolveSubmission, initialSubmission));
    const { email, linkedinUrl } = contact;
    const pictureUrl =
      imageUrl && status !== 'approved' ? this.signedUrls.sign(imageUrl, new Date(), 'submitter') : imageUrl;
    return {
      ...{ email, linkedinUrl },
      ...{ id, name, brand, imageUrl: pictureUrl, status, adminNotes, createdAt, processedAt, mascotSlug, timeline },
      ...(revisable && { revisable: payload }),
    };
  }

  private async findAndDecrypt(statusKey: string) {
    const where = [{ field: 'statusKeyHash', oneOf: [hashStatusKey(statusKey)] }];
    const [document] = (await this.views.find(SUBMISSIONS_VIEW, { where, limit: 1 })).documents;
    if (document === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const submission = SubmissionDocument.parse(document);
    const { id, encryptedPersonalData, erasedAt } = submission;
    if (erasedAt !== undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const contact = await this.personalData.decrypt(submitterId(id), encryptedPersonalData, SubmitterContact);
    if (contact === undefined) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    return { submission, contact };
  }
}

@Injectable()
export class StatusPages {
  constructor(private readonly progress: SubmissionProgressReader) {}

  async headOf(path: string): Promise<PageHead | undefined> {
    const key = parseStatusKey(path);
    if (key === undefined) return undefined;
    const result = this.progress.find(decodeURIComponent(key)).then(() => undefined);
    return headOrUnknown(result, UNKNOWN);
  }
}

@RestController('submissions')
export class SubmissionProgressController {
  constructor(private readonly progress: SubmissionProgressReader) {}

  @Get(ROUTES.submissionStatus)
  @PrivateLink()
  @JsonResponse(SubmissionProgress, 'SubmissionProgress')
  find(@Param('key') key: string): Promise<SubmissionProgress> {
    return this.progress.find(key);
  }
}
