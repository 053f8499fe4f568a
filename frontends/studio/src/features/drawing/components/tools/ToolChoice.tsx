import { TOOLS, type Tool } from '../../mark';
import { TOOL_NAMES } from '../../texts';
import { RadioTiles } from './RadioTiles';
import { ToolGlyph } from './ToolGlyph';

const TILES = TOOLS.map((value) => ({ value, name: TOOL_NAMES[value], sign: <ToolGlyph tool={value} /> }));

/** What the pen draws. */
export const ToolChoice = ({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) => (
  <RadioTiles legend="Tool" tiles={TILES} chosen={tool} onChoose={onTool} />
);
