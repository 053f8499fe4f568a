import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Program } from './programs';

interface ProgramLinkProps extends Omit<LinkProps, 'to'> {
  program: Program;
  children: ReactNode;
}

/** Opens a program, and begins to fetch it as soon as the pointer or the focus comes near. */
export const ProgramLink = ({ program: { to, preload }, ...link }: ProgramLinkProps) => (
  <Link to={to} onPointerEnter={preload} onFocus={preload} {...link} />
);
