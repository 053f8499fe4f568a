import sharp from 'sharp';

const EDGE = { width: 900, height: 1100 };

interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly shirt: string;
  readonly wall: readonly [string, string];
  readonly long: boolean;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

const LOOKS: readonly Look[] = [
  { skin: '#eab892', shade: '#c98a63', hair: '#4a2d1d', shirt: '#c2413b', wall: ['#c9d6df', '#8fa3b0'], long: true },
  {
    skin: '#8d5a3b',
    shade: '#653a22',
    hair: '#15100e',
    shirt: '#e5b33c',
    wall: ['#7fa27d', '#3f5f49'],
    long: false,
    beard: true,
  },
  {
    skin: '#f2cdb0',
    shade: '#d49e7c',
    hair: '#c79a4b',
    shirt: '#3d6ea5',
    wall: ['#f0e4d2', '#c9b08a'],
    long: false,
    glasses: true,
  },
];

const head = ({ skin, shade, hair, shirt, long, beard = false, glasses = false }: Look): string =>
  (long ? `<path fill="${hair}" d="M240 380C220 120 680 120 660 380L700 800H200Z"/>` : '') +
  `<path fill="${shirt}" d="M90 1100C110 860 300 800 450 800S790 860 810 1100Z"/>` +
  `<path fill="${shade}" d="M370 640H530V820C500 870 400 870 370 820Z"/>` +
  `<ellipse cx="450" cy="450" rx="190" ry="250" fill="${skin}"/>` +
  `<ellipse cx="520" cy="480" rx="120" ry="210" fill="${shade}" opacity=".35"/>` +
  `<path fill="${hair}" d="M256 400C240 170 330 130 450 130S664 170 644 400C620 300 560 250 450 262 340 250 280 300 256 400Z"/>` +
  (beard
    ? `<path fill="${hair}" d="M275 500C290 740 380 735 450 735S610 740 625 500C600 620 540 590 450 590S300 620 275 500Z"/>`
    : '') +
  [370, 530]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="430" rx="36" ry="20" fill="#fff"/><circle cx="${x}" cy="430" r="17" fill="#3b2a1e"/><circle cx="${x + 5}" cy="424" r="5" fill="#fff"/>` +
        `<path d="M${x - 44} 386Q${x} 360 ${x + 44} 386" stroke="${hair}" stroke-width="13" fill="none"/>` +
        (glasses ? `<circle cx="${x}" cy="432" r="62" fill="none" stroke="#222" stroke-width="10"/>` : ''),
    )
    .join('') +
  `<path d="M450 440Q425 540 452 545" stroke="${shade}" stroke-width="12" fill="none"/>` +
  `<path d="M380 605Q450 665 520 605Q450 632 380 605Z" fill="#fff" stroke="#a8453f" stroke-width="10"/>`;

const cat =
  `<ellipse cx="450" cy="1000" rx="330" ry="300" fill="#d9822b"/><path fill="#d9822b" d="M220 330L250 80 400 230ZM680 330L650 80 500 230Z"/>` +
  `<ellipse cx="450" cy="450" rx="270" ry="240" fill="#e8953c"/><ellipse cx="450" cy="560" rx="130" ry="95" fill="#fbead2"/>` +
  [340, 560]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="420" rx="48" ry="56" fill="#b9d36c"/><ellipse cx="${x}" cy="420" rx="16" ry="46" fill="#111"/>`,
    )
    .join('') +
  `<path d="M430 530H470L450 556Z" fill="#e56b6b"/><path d="M450 556V590M450 590Q410 620 380 596M450 590Q490 620 520 596" stroke="#5a3310" stroke-width="8" fill="none"/>` +
  [0, 1, 2].map((at) => `<path d="M${400 + at * 50} 220V290" stroke="#9c5616" stroke-width="22"/>`).join('');

const page = (body: string, [from, to]: readonly [string, string]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE.width} ${EDGE.height}"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#wall)"/>${body}</svg>`,
  );

async function photographed(svg: Buffer): Promise<Buffer> {
  const grain = await sharp({
    create: { ...EDGE, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  })
    .png()
    .toBuffer();
  return sharp(svg)
    .resize(EDGE.width, EDGE.height)
    .blur(2.2)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="#24c4b4" d="M200 20L240 150 380 150 268 234 310 370 200 288 90 370 132 234 20 150 160 150Z"/><circle cx="170" cy="200" r="18"/><circle cx="230" cy="200" r="18"/><path d="M165 240Q200 275 235 240" stroke="#000" stroke-width="10" fill="none"/></svg>';

const bear =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500"><rect width="500" height="500" fill="#fff"/><circle cx="130" cy="130" r="70" fill="#9b6b3f"/><circle cx="370" cy="130" r="70" fill="#9b6b3f"/><ellipse cx="250" cy="260" rx="190" ry="180" fill="#b98450"/><ellipse cx="250" cy="320" rx="90" ry="70" fill="#f0d9b5"/><circle cx="180" cy="220" r="22"/><circle cx="320" cy="220" r="22"/><ellipse cx="250" cy="290" rx="32" ry="22"/><path d="M250 312V340Q220 366 196 344M250 340Q280 366 304 344" stroke="#000" stroke-width="10" fill="none"/></svg>';

export async function samplePortraits(): Promise<Buffer[]> {
  const people = LOOKS.map((look) => photographed(page(head(look), look.wall)));
  const crowd = LOOKS.map(
    (look, at) => `<g transform="translate(${at * 270 - 40} ${at % 2 === 0 ? 330 : 260}) scale(.46)">${head(look)}</g>`,
  );
  return Promise.all([
    ...people,
    photographed(page(cat, ['#b7c9d8', '#6f8597'])),
    photographed(page(crowd.join(''), ['#bfe0c8', '#5e8f7c'])),
    sharp(Buffer.from(logo)).resize(500, 500).png().toBuffer(),
  ]);
}

export const sampleCharacter = (): Promise<Buffer> => sharp(Buffer.from(bear)).png().toBuffer();

const line = (d: string, color = '#000000', width = 8): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const DRAWINGS = [
  line('M200 60a45 45 0 1 0 1 0M200 150V270M200 180L90 90M200 180L310 90M200 270L140 370M200 270L260 370'),
  line(
    'M180 80a40 40 0 1 0 1 0M190 160L230 270M200 190L80 230M205 190L330 150M230 270L120 340M230 270L320 350',
    '#0000ff',
  ),
  line('M120 140a80 80 0 1 0 160 0a80 80 0 1 0-160 0M110 90Q60 150 100 210M290 90Q340 150 300 210', '#0000ff') +
    line('M170 130v12M230 130v12M170 170Q200 200 230 170M140 230Q90 330 150 370H250Q310 330 260 230', '#000000') +
    line('M200 150v14', '#ff7a00', 12),
  ...[
    'M200 165L120 240M200 165L290 100M200 250L160 340M200 250L240 340',
    'M200 165L110 220M200 165L280 130M200 250L120 310M200 250L290 300',
    'M200 165L160 250M200 165L240 250M200 250L110 270M200 250L290 270',
    'M200 165L200 60M200 165L290 170M200 250L180 350M200 250L220 350',
  ].map((limbs) => line(`M165 105a35 35 0 1 0 70 0a35 35 0 1 0-70 0M200 140V250${limbs}`, '#0000ff', 6)),
  line('M60 330Q120 200 200 240T350 120', '#ff7a00', 10) + line('M200 240V130M200 130l-30 30M200 130l30 30', '#0000ff'),
];

/** Drawings as they leave the canvas: 400 by 400, up to three colors on white. */
export const sampleDrawings = (): Promise<Buffer[]> =>
  Promise.all(
    DRAWINGS.map((body) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#fff"/>${body}</svg>`,
        ),
      )
        .png()
        .toBuffer(),
    ),
  );
