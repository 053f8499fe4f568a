/* global __ENV */

/** Address of the product under load, without a slash at its end. */
export const BASE = __ENV.BASE_URL || 'http://localhost:3000';

const SMOKE = __ENV.SMOKE === 'true';

/** A fixed amount of work, shared by all visitors: how long it takes is a finding, not a limit. */
export const sharedWork = ({ visitors, rounds }) => ({
  executor: 'shared-iterations',
  vus: SMOKE ? 4 : visitors,
  iterations: SMOKE ? 40 : rounds,
  maxDuration: '15m',
});

/** What holds in every run, however fast the machine is, and what a script adds to it. */
export const thresholds = (added = {}) => Object.assign({ http_req_failed: ['rate==0'], checks: ['rate==1'] }, added);

export const json = (body) => JSON.stringify(body);

export const JSON_BODY = { headers: { 'content-type': 'application/json' } };

export const ADMIN_JSON_BODY = {
  headers: { 'content-type': 'application/json', 'x-admin-token': __ENV.ADMIN_TOKEN || '' },
};
