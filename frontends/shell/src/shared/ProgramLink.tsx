import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ASKS_FOR_PROGRAM } from './new-window';
import type { Program } from './programs';

interface ProgramLinkProps extends Omit<LinkProps, 'to'> {
  program: Program;
  children: ReactNode;
}

export const ProgramLink = ({ program: { to, preload }, ...link }: ProgramLinkProps) => (
  <Link to={to} state={ASKS_FOR_PROGRAM} onPointerEnter={preload} onFocus={preload} {...link} />
);
