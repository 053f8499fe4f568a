import { retroTheme } from './RetroAntd';

it('uses the colors and the text size of the page', () => {
  const tokens: Record<string, string> = { ink: '#eeeef8', paper: '#1b1b2c', text: '1.15' };
  const { token } = retroTheme((name) => tokens[name] ?? '');
  expect(token).toMatchObject({ colorText: '#eeeef8', colorBgContainer: '#1b1b2c' });
  expect(token?.fontSize).toBeCloseTo(16.1);
});

it("keeps antd's defaults for tokens that the page does not set", () => {
  const { token } = retroTheme(() => '');
  expect(token).not.toHaveProperty('colorText');
  expect(token).toMatchObject({ fontSize: 14, borderRadius: 0 });
});
