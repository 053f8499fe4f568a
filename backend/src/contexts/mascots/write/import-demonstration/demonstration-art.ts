import type { DemonstrationMascot } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';

const freddie = drawMascot(
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

const astro = drawMascot(
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

const octocat = drawMascot(
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

const domoKun = drawMascot(
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

const tux = drawMascot(
  '#bfe3ff',
  '#d3ecff',
  `<path d="M142 270c-44 44-60 96-52 136 28-8 54-34 70-70z" fill="#1e2233"/><path d="M370 270c44 44 60 96 52 136-28-8-54-34-70-70z" fill="#1e2233"/>
<path d="M256 52c58 0 88 40 88 96 0 44 6 62 34 104 26 40 28 120-8 164-28 34-200 34-228 0-36-44-34-124-8-164 28-42 34-60 34-104 0-56 30-96 88-96z" fill="#1e2233"/>
<path d="M256 204c40 0 58 22 74 58 20 46 18 112-14 144-24 22-96 22-120 0-32-32-34-98-14-144 16-36 34-58 74-58z" fill="#f5f5dc"/>
<ellipse cx="224" cy="138" rx="25" ry="33" fill="#fff"/><ellipse cx="288" cy="138" rx="25" ry="33" fill="#fff"/>
<circle cx="232" cy="144" r="10" fill="#1b1b2f" stroke="none"/><circle cx="280" cy="144" r="10" fill="#1b1b2f" stroke="none"/>
<circle cx="235" cy="140" r="4" fill="#fff" stroke="none"/><circle cx="283" cy="140" r="4" fill="#fff" stroke="none"/>
<path d="M202 182c20-20 88-20 108 0 8 10-8 20-26 28-18 10-38 10-56 0-18-8-34-18-26-28z" fill="#ffb300"/><path d="M210 190c30 14 62 14 92 0" fill="none" stroke-width="6"/>
<path d="M130 448c-26-2-30-18-12-32 10-8 8-24 18-38 12-16 30-10 42 8 10 16 34 24 36 44 0 20-40 22-84 18zM382 448c26-2 30-18 12-32-10-8-8-24-18-38-12-16-30-10-42 8-10 16-34 24-36 44 0 20 40 22 84 18z" fill="#ffb300"/>`,
);

const DRAWINGS: Record<DemonstrationMascot['art'], string> = { astro, freddie, 'domo-kun': domoKun, octocat, tux };

@Injectable()
export class DemonstrationArt {
  constructor(private readonly pictures: PictureIntake) {}

  async storeImage({ art }: DemonstrationMascot): Promise<string> {
    return (await this.pictures.storeOwnArt(DRAWINGS[art])).url;
  }
}

function drawMascot(background: string, rays: string, figure: string): string {
  const beams = Array.from({ length: 12 }, (_, beam) => {
    const from = (beam * 30 * Math.PI) / 180;
    const to = from + (15 * Math.PI) / 180;
    const point = (angle: number) =>
      `${(256 + 400 * Math.cos(angle)).toFixed(1)},${(256 + 400 * Math.sin(angle)).toFixed(1)}`;
    return `<polygon points="256,256 ${point(from)} ${point(to)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">
<rect width="512" height="512" fill="${background}"/><g fill="${rays}">${beams}</g>
<ellipse cx="256" cy="452" rx="150" ry="24" fill="#000" opacity=".18"/>
<g stroke="#1b1b2f" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">${figure}</g></svg>`;
}
