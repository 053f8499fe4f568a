import { HEADERS, isRecordOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import type { AuditHeaders } from './audit-access';

const isKept = isRecordOf<AuditHeaders>({ [HEADERS.auditorToken]: isText });

/** What opens the audit, for as long as the tab is open: an address with filters can be loaded anew. */
export const keptAuditor = jsonStore(() => sessionStorage, 'auditor', schemaOf(isKept));
