const FLAG = 'M3 1h2v1h4v1h5v8H9v-1H5v5H3z';

/** Drawn as the kit's icons are, but brought along by each program: a shell of an earlier release has no such icon. */
export const Flag = () => (
  <svg
    viewBox="0 0 16 16"
    width={14}
    height={14}
    fill="currentColor"
    shapeRendering="crispEdges"
    aria-hidden
    focusable={false}
  >
    <path d={FLAG} />
  </svg>
);
