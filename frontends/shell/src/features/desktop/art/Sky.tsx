/** Bands of dusk from the top down: where each begins and its colour. */
const BANDS = [
  { top: 0, colour: '#00004e' },
  { top: 150, colour: '#000074' },
  { top: 290, colour: '#00009e' },
  { top: 410, colour: '#0000cc' },
  { top: 510, colour: '#1414f4' },
  { top: 600, colour: '#3d4dff' },
  { top: 670, colour: '#6f86ff' },
] as const;

const STARS = '270,70 330,200 450,120 520,270 490,40 1120,60 1180,190 1270,90 1330,250 1440,330 1090,270 340,360'
  .split(' ')
  .map((place) => place.replace(',', ' '));

const DITHER_HEIGHT = 24;

/** The evening sky in few colours, mixed where they meet as screens of 256 colours did. */
export function Sky() {
  return (
    <g shapeRendering="crispEdges">
      <defs>
        {BANDS.map(({ top, colour }) => (
          <pattern key={top} id={`dither-${top}`} width={12} height={12} patternUnits="userSpaceOnUse">
            <path fill={colour} d="M0 0h6v6H0zM6 6h6v6H6z" />
          </pattern>
        ))}
      </defs>
      {BANDS.map(({ top, colour }) => (
        <g key={top}>
          <path fill={`url(#dither-${top})`} d={`M0 ${top - DITHER_HEIGHT}h1600v${DITHER_HEIGHT}H0z`} />
          <path fill={colour} d={`M0 ${top}h1600v900H0z`} />
        </g>
      ))}
      {STARS.map((place) => (
        <path key={place} fill="#f5f5dc" d={`M${place}h4v-4h4v4h4v4h-4v4h-4v-4h-4z`} />
      ))}
    </g>
  );
}
