import { useId } from 'react';
import { TOOLS, type Tool } from '../../mark';
import { TOOL_NAMES } from '../../texts';
import styles from './ColourPalette.module.css';
import { ToolGlyph } from './ToolGlyph';

/** What the pen draws. */
export function ToolChoice({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) {
  const group = useId();
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>Tool</legend>
      {TOOLS.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={tool === value}
            onChange={() => onTool(value)}
          />
          <ToolGlyph tool={value} />
          {TOOL_NAMES[value]}
        </label>
      ))}
    </fieldset>
  );
}
