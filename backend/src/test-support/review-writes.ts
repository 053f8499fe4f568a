import { fillPath, ROUTES } from '@marcel/contracts';
import { VALID_SUBMISSION } from './rest-client.js';

export function reviewWrites(one: number, other: number) {
  const first = { id: one };
  const rejected = { id: other };
  return [
    {
      route: `POST ${ROUTES.submissionClaim}`,
      path: fillPath(ROUTES.submissionClaim, first),
      json: {},
      status: 200,
      answer: { claims: [{ submissionId: one, own: true }] },
    },
    {
      route: `POST ${ROUTES.submissionEndClaim}`,
      path: fillPath(ROUTES.submissionEndClaim, first),
      status: 200,
      answer: { claims: [] },
    },
    {
      route: `PUT ${ROUTES.submissionApprove}`,
      path: fillPath(ROUTES.submissionApprove, first),
      json: { adminNotes: 'Fine' },
      status: 202,
      answer: { ...first, status: 'approved', adminNotes: 'Fine' },
    },
    {
      route: `PUT ${ROUTES.submissionReject}`,
      path: fillPath(ROUTES.submissionReject, rejected),
      json: { adminNotes: 'No' },
      status: 200,
      answer: { ...rejected, status: 'rejected', email: VALID_SUBMISSION.userEmail },
    },
  ];
}
