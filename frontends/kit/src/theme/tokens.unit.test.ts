import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

function colorsOf(scheme: string): Map<string, string> {
  const cssOf = (name: string) => css.slice(css.indexOf(`[data-scheme='${name}']`)).split('\n}')[0] ?? '';
  const lines = [
    ...(cssOf('classic') + cssOf(scheme)).matchAll(/--marcel-([a-z-]+): (?:(#\w+)|var\(--marcel-([a-z-]+)\));/g),
  ];
  return lines.reduce(
    (colors, [, name = '', color, other = '']) => colors.set(name, color ?? colors.get(other) ?? ''),
    new Map<string, string>(),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['classic', 'dark', 'contrast'])('in the %s scheme', (scheme) => {
  const colors = colorsOf(scheme);
  const contrastOf = (one: string, other: string) => contrast(colors.get(one) ?? '', colors.get(other) ?? '');

  it.each(['face', 'paper'])('the edge of a control is visible on %s', (ground) => {
    expect(Math.max(contrastOf('edge-bright', ground), contrastOf('edge-dark', ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(['ink', 'ink-soft', 'link', 'accent', 'focus'])('%s has enough contrast to its background', (color) => {
    for (const ground of ['face', 'paper', 'sheet']) expect(contrastOf(color, ground)).toBeGreaterThanOrEqual(3);
  });
});
