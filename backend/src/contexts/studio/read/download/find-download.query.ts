import { Query } from '@nestjs/cqrs';
import type { DownloadName } from './download-name.js';

export interface Download {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly mediaType: string;
}

/** The newest picture of a record, in the format it was asked for. @throws DomainError not_found */
export class FindDownload extends Query<Download> {
  constructor(readonly name: DownloadName) {
    super();
  }
}
