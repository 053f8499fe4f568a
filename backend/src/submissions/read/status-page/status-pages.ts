import { PAGES, REVIEW_MESSAGES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refused } from '../../../decider/refused.js';
import type { PageHead } from '../../../http/frontends/page-head.js';
import { FindSubmissionProgress } from './submission-progress.query.js';

const STATUS_PAGE = new RegExp(`^${PAGES.submissionStatus.replace(':key', '([^/]+)')}/?$`);

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
    const key = STATUS_PAGE.exec(path)?.[1];
    if (key === undefined) return undefined;
    try {
      await this.queries.execute(new FindSubmissionProgress(decodeURIComponent(key)));
      return undefined;
    } catch (error) {
      if (error instanceof Refused && error.code === 'not_found') return UNKNOWN_HEAD;
      throw error;
    }
  }
}
