import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { demonstration, type DemonstrationEvent } from './demonstration.js';

const given = specify(demonstration.decider);
const started: DemonstrationEvent = { type: 'DemonstrationStarted', data: {} };
const completed: DemonstrationEvent = { type: 'DemonstrationCompleted', data: {} };

it('starts once and is completed once', () => {
  given().when('start').then(started);
  given().when('complete').then();
  given(started).when('start').then();
  given(started).when('complete').then(completed);
  given(started, completed).when('start').then();
  given(started, completed).when('complete').then();
});
