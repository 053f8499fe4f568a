import styles from './Spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <svg className={styles.glass} viewBox="0 0 16 16" width={20} height={20} aria-hidden shapeRendering="crispEdges">
        <path fill="#16163a" d="M3 1h10v2h-1v3h-1v1h-1v2h1v1h1v3h1v2H3v-2h1v-3h1V9h1V7H5V6H4V3H3z" />
        <path fill="#fffef8" d="M5 3h6v2h-1v1H9v1H7V6H6V5H5zM7 9h2v1h1v1h1v2H5v-2h1v-1h1z" />
        <path fill="#ffa500" d="M6 4h4v1H9v1H7V5H6zM7 11h2v1h1v1H6v-1h1z" />
      </svg>
      <span>{label}</span>
    </span>
  );
}
