import { isNothing, sameEdit } from './same-edit';

it('holds what was entered, and nothing of the fields that were left empty', () => {
  const edit = sameEdit({ status: 'inactive', industry: ' Gaming ', type: '', style: ' ' });
  expect(edit).toEqual({ status: 'inactive', industry: 'Gaming' });
  expect(isNothing(edit)).toBe(false);
  expect(isNothing(sameEdit({ style: ' ' }))).toBe(true);
});
