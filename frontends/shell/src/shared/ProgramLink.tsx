import { Link, type LinkProps } from 'react-router-dom';
import { ASKS_FOR_PROGRAM } from './new-window';
import type { Program } from './programs';

export const ProgramLink = ({ program: { to, preload }, ...link }: Omit<LinkProps, 'to'> & { program: Program }) => (
  <Link to={to} state={ASKS_FOR_PROGRAM} onPointerEnter={preload} onFocus={preload} {...link} />
);
