import { aSubmission } from '../../shared/testing/fixtures';
import { refusedText } from './components/BulkDecisionBar';

const chosen = [1, 2, 3, 4].map((id) => aSubmission({ id, payload: { name: `Tux ${id}`, brand: 'Linux' } }));
const refused = (...ids: number[]) => ids.map((id) => ({ id, error: 'Edited.', code: 'precondition_failed' }));

it.each([
  [[2], '1 could not be decided. “Tux 2”: Edited.'],
  [[1, 9], '2 could not be decided. “Tux 1”: Edited. “submission 9”: Edited.'],
  [[1, 2, 3, 4], '4 could not be decided. “Tux 1”: Edited. “Tux 2”: Edited. “Tux 3”: Edited. And 1 more.'],
])('names those that were refused: %j', (ids, text) => expect(refusedText(refused(...ids), chosen)).toBe(text));
