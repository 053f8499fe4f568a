import type { ReactNode } from 'react';
import { typeTheme } from './type-theme';
import styles from './type-theme.module.css';

interface ThemedProps {
  type: string | null;
  as?: 'div' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

/** A box that gives what is inside it the colours of a mascot type, as `--type-plate` and `--type-ink`. */
export function Themed({ type, as: Box = 'div', className = '', children }: ThemedProps) {
  return (
    <Box className={`${styles.themed} ${className}`} data-type={typeTheme(type)}>
      {children}
    </Box>
  );
}
