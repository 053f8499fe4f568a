import type { ReactNode } from 'react';
import { DogHead } from './DogHead';

const ink = '#14143c';
const frame = { stroke: ink, strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** Pictures of the programs, on a 32 by 32 grid. */
export const PROGRAMS = {
  dog: <DogHead />,
  hug: (
    <>
      <g transform="translate(-1 -1) scale(.82)">
        <DogHead />
      </g>
      <path {...frame} fill="#ffa500" d="M23 16c2-3 7-2 7 2 0 5-5 8-7 10-2-2-7-5-7-10 0-4 5-5 7-2z" />
      <path d="M19 18c0-2 1-2 2-2" fill="none" stroke="#fff" strokeWidth={2} strokeLinecap="round" />
    </>
  ),
  'image-generator': (
    <>
      <path {...frame} fill="#f5f5dc" d="M3 8h22v20H3z" />
      <path fill="#8fb0ff" d="M6 11h16v14H6z" />
      <circle cx={17} cy={15} r={2.5} fill="#ffa500" />
      <path fill="#0000ff" d="m6 25 5-8 4 5 3-3 4 6z" />
      <path {...frame} fill="#ffa500" d="m26 2 1.5 3.5L31 7l-3.5 1.5L26 12l-1.5-3.5L21 7l3.5-1.5z" />
    </>
  ),
  gallery: (
    <>
      <path {...frame} fill="#5b7bff" d="M9 3h20v18H9z" />
      <path {...frame} fill="#f5f5dc" d="M3 9h21v19H3z" />
      <path fill="#ffdf9e" d="M6 12h15v13H6z" />
      <circle cx={11} cy={16} r={2} fill="#ff7a00" />
      <path fill="#0000ff" d="m6 25 4-5 3 3 4-6 4 5v3z" />
    </>
  ),
  draw: (
    <>
      <path
        {...frame}
        fill="#f5f5dc"
        d="M14 5C7 5 2 10 2 17s5 11 11 11c3 0 3-2 2-4s0-4 3-4h5c3 0 4-2 4-5 0-6-6-10-13-10z"
      />
      <circle cx={8} cy={15} r={2.5} fill="#0000ff" />
      <circle cx={13} cy={10.5} r={2.5} fill="#ffa500" />
      <circle cx={9} cy={21.5} r={2.5} fill="#b3001b" />
      <path {...frame} fill="#ffa500" d="m27 2 3 3-11 12-4 1 1-4z" />
    </>
  ),
  mascotdex: (
    <>
      <path {...frame} fill="#ff7a00" d="M5 2h22v28H5z" />
      <path fill="#ffb84d" d="M7 4h18v2H7z" />
      <circle {...frame} cx={11} cy={10} r={4} fill="#5b7bff" />
      <circle cx={10} cy={9} r={1.5} fill="#fff" />
      <path fill="#f5f5dc" d="M19 8h4v2h-4zM19 11h4v2h-4z" />
      <path {...frame} fill="#f5f5dc" d="M9 17h14v9H9z" />
      <g transform="translate(11.5 17) scale(.28)">
        <DogHead />
      </g>
    </>
  ),
  newsletter: (
    <>
      <path {...frame} fill="#f5f5dc" d="M2 8h28v19H2z" />
      <path {...frame} fill="#fffef8" d="m2 8 14 11L30 8z" />
      <circle {...frame} cx={25} cy={9} r={5} fill="#ffa500" />
      <path fill={ink} d="M24 6h2v4h-2zM24 11h2v2h-2z" />
    </>
  ),
  admin: (
    <>
      <path {...frame} fill="#5b7bff" d="M16 2 28 6v9c0 8-6 13-12 15C10 28 4 23 4 15V6z" />
      <path fill="#0000ff" d="M16 5v22c5-2 9-6 9-12V8z" />
      <path {...frame} fill="#ffa500" d="M16 9a4 4 0 0 1 2 7.5V23h-4v-6.5A4 4 0 0 1 16 9z" />
    </>
  ),
  error: (
    <>
      <circle {...frame} cx={16} cy={16} r={13} fill="#b3001b" />
      <path d="m11 11 10 10m0-10L11 21" stroke="#fff" strokeWidth={4} strokeLinecap="square" />
    </>
  ),
  warning: (
    <>
      <path {...frame} fill="#ffa500" d="m16 3 14 25H2z" />
      <path fill={ink} d="M14.5 11h3v9h-3zM14.5 22h3v3h-3z" />
    </>
  ),
  info: (
    <>
      <circle {...frame} cx={16} cy={16} r={13} fill="#0000ff" />
      <path fill="#fff" d="M14 7h4v4h-4zM12 13h6v9h3v3h-9v-3h2v-6h-2z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
