import type { ReactNode } from 'react';
import styles from './type-theme.module.css';

type TypeTheme =
  | 'animal'
  | 'human'
  | 'object'
  | 'fantasy'
  | 'robot'
  | 'food'
  | 'abstract'
  | 'monster'
  | 'superhero'
  | 'other';

const THEMES = new Map<string, TypeTheme>([
  ['animal', 'animal'],
  ['human', 'human'],
  ['object', 'object'],
  ['fantasy', 'fantasy'],
  ['mythical creature', 'fantasy'],
  ['robot', 'robot'],
  ['food character', 'food'],
  ['abstract shape', 'abstract'],
  ['monster', 'monster'],
  ['superhero', 'superhero'],
]);

/** The colour family a mascot's type is shown in; types we do not know share one. */
export const typeTheme = (type: string | null): TypeTheme => THEMES.get(type?.toLowerCase() ?? '') ?? 'other';

interface ThemedProps {
  type: string | null;
  as?: 'div' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

export function Themed({ type, as: Box = 'div', className = '', children }: ThemedProps) {
  return (
    <Box className={`${styles.themed} ${className}`} data-type={typeTheme(type)}>
      {children}
    </Box>
  );
}
