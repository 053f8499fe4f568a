import { ALL_DEEDS, filterOf, viewFromAddress, viewToAddress } from './deed-view';

it('is kept in the address, beside whatever else stands there', () => {
  const view = { ...ALL_DEEDS, search: 'tux', did: 'MascotEdited', about: 'mascot-7' };
  const address = viewToAddress(view, new URLSearchParams('tab=activity&by=admin'));
  expect(address.toString()).toBe('tab=activity&search=tux&did=MascotEdited&about=mascot-7');
  expect(viewFromAddress(address)).toEqual(view);
});

it('asks the server for what is given, and for whole days', () => {
  expect(filterOf(ALL_DEEDS)).toEqual({});
  const view = {
    ...ALL_DEEDS,
    search: ' tux ',
    did: 'MascotEdited',
    by: 'admin',
    since: '2026-01-02',
    until: '2026-01-03',
  };
  expect(filterOf(view)).toEqual({
    search: 'tux',
    type: 'MascotEdited',
    by: 'admin',
    since: new Date('2026-01-02T00:00:00.000').toISOString(),
    until: new Date('2026-01-03T23:59:59.999').toISOString(),
  });
});

it('leaves out what the server would refuse', () => {
  expect(filterOf({ ...ALL_DEEDS, by: 'nobody', about: 'Tux', since: 'yesterday', until: '2026-13-40' })).toEqual({});
});
