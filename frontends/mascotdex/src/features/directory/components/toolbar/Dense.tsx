const DENSE =
  'M1 1h4v4H1zM6 1h4v4H6zM11 1h4v4h-4zM1 6h4v4H1zM6 6h4v4H6zM11 6h4v4h-4zM1 11h4v4H1zM6 11h4v4H6zM11 11h4v4h-4z';

/** Drawn as the kit's icons are, but brought along: a shell of an earlier release has no such icon. */
export const Dense = () => (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    fill="currentColor"
    shapeRendering="crispEdges"
    aria-hidden
    focusable={false}
  >
    <path d={DENSE} />
  </svg>
);
