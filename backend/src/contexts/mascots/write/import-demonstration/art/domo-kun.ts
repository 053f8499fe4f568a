import { framed } from './frame.js';

export const domoKun = framed(
  '#7fc8b8',
  '#95d6c8',
  `<path d="M130 196c-36 20-52 62-46 108" fill="none" stroke="#7a4a21" stroke-width="44"/>
<path d="M382 196c36 20 52 62 46 108" fill="none" stroke="#7a4a21" stroke-width="44"/>
<path d="M176 400h60v48h-66c-8-16-6-36 6-48zM276 400h60c12 12 14 32 6 48h-66z" fill="#6b3f1a"/>
<path d="M120 72c90-16 182-16 272 0 12 112 10 226-8 340-84 14-172 14-256 0-18-114-20-228-8-340z" fill="#8b5526"/>
<g fill="none" stroke="#6b3f1a" stroke-width="5"><path d="M146 104l10 14M350 98l10 16M150 372l12-14M352 380l8-16M256 92v16M206 388l8-14M300 388l8-14M138 256l12 8M366 262l10-10"/></g>
<circle cx="186" cy="142" r="15" fill="#1b1b2f" stroke="none"/><circle cx="326" cy="142" r="15" fill="#1b1b2f" stroke="none"/>
<circle cx="191" cy="137" r="5" fill="#fff" stroke="none"/><circle cx="331" cy="137" r="5" fill="#fff" stroke="none"/>
<path d="M158 192h196c8 48 6 96-4 144-62 10-126 10-188 0-10-48-12-96-4-144z" fill="#c22b2b"/>
<g fill="#fff" stroke-width="5"><path d="M158 194l20 44 20-44 20 44 19-44 20 44 19-44 20 44 20-44 19 44 19-44z"/>
<path d="M163 336l20-42 20 46 18-46 19 48 18-48 18 48 19-48 18 46 18-46 18 42z"/></g>`,
);
