import { HEADERS, isRecordOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import type { AuditHeaders } from './audit-access';

const isKept = isRecordOf<AuditHeaders>({ [HEADERS.auditorToken]: isText });

export const keptAuditor = jsonStore(() => sessionStorage, 'auditor', schemaOf(isKept));
