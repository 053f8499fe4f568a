import { framed } from './frame.js';

export const octocat = framed(
  '#e9e4ff',
  '#f4f1ff',
  `<g fill="none" stroke="#24283b" stroke-width="34"><path d="M214 350c-10 60-46 84-100 78"/><path d="M238 366c-4 50-14 76-44 92"/><path d="M256 368v90"/><path d="M274 366c4 50 14 76 44 92"/><path d="M298 350c10 60 46 84 100 78"/></g>
<g fill="none" stroke="#5b6280" stroke-width="5"><path d="M134 428h0M160 424h0M206 446h0M256 436h0M256 410h0M306 446h0M352 424h0M378 428h0" stroke-width="9"/></g>
<path d="M206 300h100l10 74c-40 16-80 16-120 0z" fill="#24283b"/>
<path d="M118 76c34 4 66 18 90 34 32-8 64-8 96 0 24-16 56-30 90-34 12 34 12 66 4 92 20 26 28 56 24 90-8 66-68 94-166 94S98 324 90 258c-4-34 4-64 24-90-8-26-8-58 4-92z" fill="#24283b"/>
<path d="M256 206c58-22 132-20 138 44 6 60-56 82-138 82s-144-22-138-82c6-64 80-66 138-44z" fill="#f3c9a5"/>
<ellipse cx="188" cy="258" rx="24" ry="32" fill="#fff"/><ellipse cx="324" cy="258" rx="24" ry="32" fill="#fff"/>
<ellipse cx="192" cy="262" rx="11" ry="18" fill="#7a3b2a" stroke="none"/><ellipse cx="320" cy="262" rx="11" ry="18" fill="#7a3b2a" stroke="none"/>
<circle cx="197" cy="254" r="5" fill="#fff" stroke="none"/><circle cx="325" cy="254" r="5" fill="#fff" stroke="none"/>
<path d="M250 280h12l-6 8z" fill="#7a3b2a" stroke="#7a3b2a" stroke-width="4"/><path d="M236 300c12 10 28 10 40 0" fill="none" stroke-width="6"/>
<g fill="none" stroke-width="5"><path d="M70 244l40 12M66 280l44 0M442 244l-40 12M446 280l-44 0"/></g>`,
);
