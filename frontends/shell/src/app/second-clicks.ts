import { DESKTOP_WINDOW } from '@marcel/contracts';

/** How long systems wait for the second click unless they are told otherwise, in milliseconds. */
const SOON_MS = 500;

/** How far a finger strays from one tap to the next, in CSS pixels. */
const NEAR_PX = 24;

/**
 * Keeps the second click of a double-click from what the first one has opened, which has come to lie below the pointer.
 * Browsers count clicks by the visitor's own settings; only the press of a pointer, which comes before, is not counted.
 */
export function ignoreSecondClicks(): void {
  let last: { screen: string; click: MouseEvent } | undefined;

  const note = (click: MouseEvent) => {
    last = { screen: click.detail > 1 && last ? last.screen : screenOf(window.location), click };
  };
  const hasOpened = () => last !== undefined && last.screen !== screenOf(window.location);
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail > 1 && hasOpened()) ignore(event);
  };
  const ignorePress = (press: MouseEvent) => {
    if (last && hasOpened() && follows(last.click, press)) press.stopImmediatePropagation();
  };

  window.addEventListener('click', note, true);
  window.addEventListener('pointerdown', ignorePress, true);
  for (const type of ['mousedown', 'click', 'dblclick'] as const) window.addEventListener(type, ignoreSecond, true);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const screenOf = ({ pathname, search }: Location): string =>
  pathname + String(new URLSearchParams(search).get(DESKTOP_WINDOW.parameter));

const follows = (click: MouseEvent, press: MouseEvent): boolean =>
  press.timeStamp - click.timeStamp < SOON_MS &&
  Math.hypot(press.clientX - click.clientX, press.clientY - click.clientY) < NEAR_PX;
