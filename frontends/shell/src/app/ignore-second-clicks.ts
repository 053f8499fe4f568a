import { DESKTOP_WINDOW } from '@marcel/contracts';

/** The usual double-click time of operating systems, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** Maximum distance of two taps of a finger, in CSS pixels. */
const DOUBLE_TAP_DISTANCE_PX = 24;

/**
 * Ignores the second click of a double-click when the first one has opened something below the pointer. `detail` counts clicks by
 * the visitor's settings; pointerdown events have no such count.
 */
export function ignoreSecondClicks(): void {
  let lastClick: { screen: string; click: MouseEvent } | undefined;

  const recordClick = (click: MouseEvent) => {
    lastClick = { screen: click.detail > 1 && lastClick ? lastClick.screen : toScreen(window.location), click };
  };
  const hasOpened = () => lastClick !== undefined && lastClick.screen !== toScreen(window.location);
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail > 1 && hasOpened()) ignore(event);
  };
  const ignorePress = (press: MouseEvent) => {
    if (lastClick && hasOpened() && isSecondClick(lastClick.click, press)) press.stopImmediatePropagation();
  };

  window.addEventListener('click', recordClick, true);
  window.addEventListener('pointerdown', ignorePress, true);
  for (const type of ['mousedown', 'click', 'dblclick'] as const) window.addEventListener(type, ignoreSecond, true);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const toScreen = ({ pathname, search }: Location): string =>
  pathname + String(new URLSearchParams(search).get(DESKTOP_WINDOW.parameter));

const isSecondClick = (click: MouseEvent, press: MouseEvent): boolean =>
  press.timeStamp - click.timeStamp < DOUBLE_CLICK_MS &&
  Math.hypot(press.clientX - click.clientX, press.clientY - click.clientY) < DOUBLE_TAP_DISTANCE_PX;
