import { framed } from './frame.js';

export const freddie = framed(
  '#ffd64a',
  '#ffe07a',
  `<path d="M150 448c4-66 44-100 106-100s102 34 106 100z" fill="#2f4b7c"/>
<path d="M226 352l30 40 30-40" fill="#f5f5dc"/>
<rect x="318" y="376" width="104" height="70" rx="4" fill="#f5f5dc" transform="rotate(-8 370 410)"/>
<path d="M322 388l54 30 42-44" fill="none" stroke-width="6"/>
<circle cx="112" cy="228" r="46" fill="#8a5a3c"/><circle cx="112" cy="228" r="22" fill="#e8b98f" stroke="none"/>
<circle cx="400" cy="228" r="46" fill="#8a5a3c"/><circle cx="400" cy="228" r="22" fill="#e8b98f" stroke="none"/>
<path d="M128 214c0-84 52-130 128-130s128 46 128 130c0 90-52 156-128 156S128 304 128 214z" fill="#8a5a3c"/>
<path d="M166 226c-8-48 44-70 90-34 46-36 98-14 90 34 26 22 18 118-90 118s-116-96-90-118z" fill="#e8b98f"/>
<ellipse cx="208" cy="222" rx="13" ry="19" fill="#1b1b2f" stroke="none"/><circle cx="213" cy="215" r="5" fill="#fff" stroke="none"/>
<path d="M282 226c10-12 28-12 38 0" fill="none"/>
<path d="M244 258h0M268 258h0" stroke-width="9"/>
<path d="M196 288c30 34 92 34 120-4-6 46-104 58-120 4z" fill="#fff"/>
<path d="M118 152c16-70 72-104 138-104s122 34 138 104c-80-30-196-30-276 0z" fill="#2f4b7c"/>
<path d="M104 168c90-44 214-44 304 0-20 8-40 10-62 4-60-14-120-14-180 0-22 6-42 4-62-4z" fill="#24395f"/>
<path d="M226 82h60v36h-60z" fill="#ffa500"/><path d="M228 86l28 18 28-18" fill="none" stroke-width="5"/>`,
);
