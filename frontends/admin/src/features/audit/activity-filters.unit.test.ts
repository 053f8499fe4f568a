import { ALL_ACTIVITY, queryOf, viewFromAddress, viewToAddress } from './activity-filters';

it('keeps the filters in the address, beside other parameters', () => {
  const view = { ...ALL_ACTIVITY, search: 'tux', did: 'MascotEdited', about: 'mascot-7' };
  const address = viewToAddress(view, new URLSearchParams('tab=activity&by=admin'));
  expect(address.toString()).toBe('tab=activity&search=tux&did=MascotEdited&about=mascot-7');
  expect(viewFromAddress(address)).toEqual(view);
});

it('asks the server for filled filters and whole days', () => {
  expect(queryOf(ALL_ACTIVITY)).toEqual({});
  const view = {
    ...ALL_ACTIVITY,
    search: ' tux ',
    did: 'MascotEdited',
    by: 'admin',
    since: '2026-01-02',
    until: '2026-01-03',
  };
  expect(queryOf(view)).toEqual({
    search: 'tux',
    type: 'MascotEdited',
    by: 'admin',
    since: new Date('2026-01-02T00:00:00.000').toISOString(),
    until: new Date('2026-01-03T23:59:59.999').toISOString(),
  });
});

it('leaves out values that the server would reject', () => {
  expect(queryOf({ ...ALL_ACTIVITY, by: 'nobody', about: 'Tux', since: 'yesterday', until: '2026-13-40' })).toEqual({});
});
