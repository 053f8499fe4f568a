import { PAGES, REVIEW_MESSAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { headOrUnknown } from '../../../../platform/http/frontends/head-or-unknown.js';
import type { PageHead } from '../../../../platform/http/frontends/page-head.js';
import { pageParameter } from '../../../../platform/http/frontends/page-paths.js';
import { FindSubmissionProgress } from './submission-progress.query.js';

const keyOf = pageParameter(PAGES.submissionStatus);

const UNKNOWN_HEAD: PageHead = {
  title: REVIEW_MESSAGES.notFound,
  description: SUBMISSION_MESSAGES.notFound,
  status: 404,
};

/** The submitters' private pages: one that a key does not open answers so, and no other tells anything of itself. */
@Injectable()
export class StatusPages {
  constructor(private readonly queries: QueryBus) {}

  /** Undefined for a page that is there, and for every other page. `path` is percent-encoded. */
  async headOf(path: string): Promise<PageHead | undefined> {
    const key = keyOf(path);
    if (key === undefined) return undefined;
    const finding = this.queries.execute(new FindSubmissionProgress(decodeURIComponent(key)));
    return headOrUnknown(
      finding.then(() => undefined),
      UNKNOWN_HEAD,
    );
  }
}
