/** Gaps in the lower half of the sun, as top and height; they grow towards the horizon. */
const GAPS = [
  [590, 6],
  [630, 9],
  [668, 12],
  [704, 15],
] as const;

export function Sun() {
  return (
    <g>
      <defs>
        <linearGradient id="sun" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe0a0" />
          <stop offset=".45" stopColor="#ffa500" />
          <stop offset="1" stopColor="#ff6a00" />
        </linearGradient>
        <mask id="sun-gaps">
          <path fill="#fff" d="M0 0h1600v900H0z" />
          {GAPS.map(([top, height]) => (
            <path key={top} d={`M0 ${top}h1600v${height}H0z`} />
          ))}
        </mask>
      </defs>
      <circle cx={800} cy={575} r={228} fill="url(#sun)" mask="url(#sun-gaps)" />
    </g>
  );
}
