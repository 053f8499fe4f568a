import styles from './Wallpaper.module.css';

const outline = { stroke: '#14143c', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Marcel sitting, from the front, on a 200 by 240 grid. */
export function Marcel() {
  return (
    <g transform="translate(652 520) scale(1.5)">
      <ellipse cx={104} cy={234} rx={92} ry={11} fill="#b9ae78" />
      <g {...outline}>
        <path className={styles.tail} fill="#0000b0" d="M146 196c26 0 46-20 44-54-1-12-17-11-17 1 1 18-8 30-29 31z" />
        <path fill="#0000ff" d="M62 128c-18 36-24 74-16 106h108c8-32 2-70-16-106z" />
        <path
          fill="#0000d6"
          d="M50 190c-18 6-24 36-6 44h30V200c-4-10-14-14-24-10zM150 190c18 6 24 36 6 44h-30V200c4-10 14-14 24-10z"
        />
        <path fill="#f5f5dc" stroke="none" d="M76 136c-6 30 6 54 24 56 18-2 30-26 24-56z" />
        <path fill="#0000ff" d="M72 172c-2 20-2 40 0 58h24c2-18 2-38 0-58M104 172c-2 20-2 40 0 58h24c2-18 2-38 0-58" />
        <path fill="#f5f5dc" d="M66 236c-2-14 34-14 34 0zM100 236c0-14 36-14 34 0z" />
        <Head />
      </g>
    </g>
  );
}

function Head() {
  return (
    <>
      <path fill="#ffa500" d="M62 122q38 24 76 0l2 14q-40 26-80 0z" />
      <circle cx={100} cy={150} r={10} fill="#f5f5dc" />
      <path fill="none" strokeWidth={2.5} d="M96 154v-8l4 5 4-5v8" />
      <path fill="#0000ff" d="M100 18c40 0 60 28 58 64-2 32-26 50-58 50S44 114 42 82c-2-36 18-64 58-64z" />
      <path fill="none" stroke="#5b7bff" strokeWidth={6} d="M66 46q10-15 26-17" />
      <path fill="#0000b0" d="M60 30C34 22 16 44 16 78c0 28 12 42 24 36 12-7 9-26 11-44 2-16 7-24 15-30z" />
      <path fill="#0000b0" d="M140 30c26-8 44 14 44 48 0 28-12 42-24 36-12-7-9-26-11-44-2-16-7-24-15-30z" />
      <path fill="#f5f5dc" d="M100 76c24 0 38 13 38 29 0 17-16 27-38 27s-38-10-38-27c0-16 14-29 38-29z" />
      <g stroke="none">
        <ellipse cx={79} cy={62} rx={12} ry={14} fill="#fff" />
        <ellipse cx={121} cy={62} rx={12} ry={14} fill="#fff" />
        <circle cx={82} cy={65} r={7} fill="#14143c" />
        <circle cx={118} cy={65} r={7} fill="#14143c" />
        <circle cx={84.5} cy={62} r={2.5} fill="#fff" />
        <circle cx={120.5} cy={62} r={2.5} fill="#fff" />
        <path fill="#14143c" d="M86 86q14-8 28 0-2 14-14 16-12-2-14-16z" />
        <path fill="#fff" opacity={0.6} d="M92 87q6-3 10-1l-2 3q-4-1-7 1z" />
      </g>
      <path fill="#ff7a00" strokeWidth={3} d="M92 113q8 18 16 0z" />
      <path fill="none" strokeWidth={3.5} d="M100 102v7m-18-1q9 11 18 1 9 10 18-1" />
    </>
  );
}
