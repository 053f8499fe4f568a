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

// Listeners of the window run in order of registration, so the page registers this one first.
for (const type of HEARD) window.addEventListener(type, (event) => first?.(event), true);

export function hearFirst(hear: Hear): () => void {
  first = hear;
  return () => {
    if (first === hear) first = undefined;
  };
}
