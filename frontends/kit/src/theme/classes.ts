export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
