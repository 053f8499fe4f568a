import { FrontendReport, ReleaseHistoryEntry, ReleaseReport } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/collection.js';
import { entryAndPrograms } from '../entry-and-programs.js';
import { FrontendDocument, ReleaseDocument } from '../frontends.collections.js';

/** A frontend as its team sees it. */
export function frontendReport(document: Document): FrontendReport {
  const { id: name, ...told } = FrontendDocument.parse(document);
  return FrontendReport.parse({ ...told, name });
}

export function releaseReport(document: Document): ReleaseReport {
  const told = ReleaseDocument.parse(document);
  return ReleaseReport.parse({ ...told, ...entryAndPrograms(told) });
}

export const historyReport = (document: Document): ReleaseHistoryEntry => ReleaseHistoryEntry.parse(document);
