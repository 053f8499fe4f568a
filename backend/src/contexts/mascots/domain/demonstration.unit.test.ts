import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { demonstration, type DemonstrationEvent } from './demonstration.js';

const given = specify(demonstration.decider);
const begun: DemonstrationEvent = { type: 'DemonstrationBegun', data: {} };
const completed: DemonstrationEvent = { type: 'DemonstrationCompleted', data: {} };

it('begins once and is completed once', () => {
  given().when('begin').then(begun);
  given().when('complete').then();
  given(begun).when('begin').then();
  given(begun).when('complete').then(completed);
  given(begun, completed).when('begin').then();
  given(begun, completed).when('complete').then();
});
