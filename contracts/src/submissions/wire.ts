/** Names of the multipart fields of POST /api/submissions that differ from the request's own. */
export const SUBMISSION_WIRE = { email: 'userEmail', facts: 'facts', image: 'image' } as const;
