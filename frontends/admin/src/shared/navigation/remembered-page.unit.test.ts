import { remember, rememberedPage } from './pages';

it('comes back to the page that asked for the login', () => {
  expect(rememberedPage(remember('/admin/submissions/7'))).toBe('/admin/submissions/7');
});

it.each([null, undefined, {}, { from: 7 }, { from: 'https://elsewhere.example' }])(
  'goes to the dashboard when nothing sensible is remembered: %j',
  (state) => expect(rememberedPage(state)).toBe('/admin/dashboard'),
);
