import { fillPath, ROUTES } from '@marcel/contracts';
import { ReportButton } from '@marcel/kit/programs';
import type { RecordKind } from '../records/change-record';

const REPORT_ROUTES = { hugs: ROUTES.hugReport, images: ROUTES.imageReport } as const;

export const ReportRecord = ({ kind, id, name }: { kind: RecordKind; id: number; name: string }) => (
  <ReportButton path={fillPath(REPORT_ROUTES[kind], { id })} name={name} />
);
