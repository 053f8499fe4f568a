import './beside.css';

/** Exported beside its component by what a remote exposes: its styles follow the schemes of the page, whatever these are. */
export const schemes = true;
