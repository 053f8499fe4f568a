const HEARD = [
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
] as const;

type Hear = (event: Event) => void;

let first: Hear | undefined;

// The window's listeners hear in the order in which they came: the page brings this one before all others.
for (const type of HEARD) window.addEventListener(type, (event) => first?.(event), true);

export function hearFirst(hear: Hear): () => void {
  first = hear;
  return () => {
    if (first === hear) first = undefined;
  };
}
