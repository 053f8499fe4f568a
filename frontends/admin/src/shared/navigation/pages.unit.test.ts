import { toLoginState, pageAfterLogin } from './pages';

it('comes back to the page that asked for the login', () => {
  expect(pageAfterLogin(toLoginState('/admin/submissions/7'))).toBe('/admin/submissions/7');
});

it.each([null, undefined, {}, { from: 7 }, { from: 'https://elsewhere.example' }])(
  'goes to the dashboard when nothing sensible is remembered: %j',
  (state) => expect(pageAfterLogin(state)).toBe('/admin/dashboard'),
);
