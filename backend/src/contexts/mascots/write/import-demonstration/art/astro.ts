import { framed } from './frame.js';

export const astro = framed(
  '#123c8c',
  '#1a4ba6',
  `<path d="M178 330c-40 10-62 40-70 70" fill="none" stroke="#f4f6fb" stroke-width="34"/>
<path d="M334 330c34-14 52-52 50-92" fill="none" stroke="#f4f6fb" stroke-width="34"/>
<circle cx="106" cy="404" r="22" fill="#dfe5f2"/><circle cx="385" cy="226" r="22" fill="#dfe5f2"/>
<path d="M210 400v44M302 400v44" stroke="#f4f6fb" stroke-width="40"/>
<path d="M188 448h44M280 448h44" stroke="#1b1b2f" stroke-width="22"/>
<path d="M186 300h140l14 88c2 20-12 32-32 32H204c-20 0-34-12-32-32z" fill="#f4f6fb"/>
<circle cx="256" cy="362" r="20" fill="#4fd2ff"/>
<path d="M180 300c40 26 112 26 152 0 4 24-6 38-20 44-40 14-78 12-112 0-14-6-24-20-20-44z" fill="#2b7fff"/>
<path d="M318 338c26 8 40 30 36 58l-30-8c4-18-2-30-18-38z" fill="#2b7fff"/>
<rect x="126" y="92" width="260" height="214" rx="104" fill="#f4f6fb"/>
<rect x="156" y="132" width="200" height="134" rx="66" fill="#10162b"/>
<g stroke="none" fill="#4fd2ff"><rect x="192" y="166" width="34" height="56" rx="17"/><rect x="286" y="166" width="34" height="56" rx="17"/></g>
<path d="M236 236c12 10 28 10 40 0" fill="none" stroke="#4fd2ff" stroke-width="7"/>
<path d="M256 92V58" fill="none"/><circle cx="256" cy="48" r="14" fill="#ffa500"/>
<rect x="108" y="172" width="26" height="58" rx="12" fill="#2b7fff"/><rect x="378" y="172" width="26" height="58" rx="12" fill="#2b7fff"/>`,
);
