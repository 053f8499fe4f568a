import assert from 'node:assert/strict';
import { test } from 'node:test';
import nodeVersion from './node-version.cjs';

const RANGE = '^20.19.0 || >=22.12.0';

for (const version of ['20.19.0', '20.20.2', '22.12.0', '24.0.0']) {
  test(`Node ${version} is taken`, () => {
    assert.equal(nodeVersion.complaintAbout(version, RANGE), undefined);
  });
}

for (const version of ['8.17.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0']) {
  test(`Node ${version} is refused in one line that says what is needed`, () => {
    const complaint = nodeVersion.complaintAbout(version, RANGE) ?? '';
    assert.match(complaint, /^Marcel OS needs Node .+$/);
    assert.ok(complaint.includes(version) && complaint.includes(RANGE));
  });
}
