import type { Tool } from '../../mark';

const GLYPHS: Readonly<Record<Tool, string>> = {
  pen: 'M3 17C6 8 9 14 11 9S16 3 17 4',
  line: 'M3 17L17 3',
  rectangle: 'M3 5H17V15H3Z',
  ellipse: 'M10 4A7 6 0 1 1 9.99 4Z',
  fill: 'M4 9L10 3L17 10L10 17ZM4 9H16M18 13V17',
};

/** What a tool leaves on the board. */
export const ToolGlyph = ({ tool }: { tool: Tool }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden focusable="false">
    <path d={GLYPHS[tool]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
