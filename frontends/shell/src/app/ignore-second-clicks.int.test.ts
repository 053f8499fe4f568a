import { ignoreSecondClicks } from './ignore-second-clicks';

const handled: string[] = [];

let start = 0;

/** @param at time stamp in milliseconds */
function send(type: string, { at, count, x }: { at: number; count: number; x: number }): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: count, clientX: x, clientY: 50 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.body.dispatchEvent(event);
  return event;
}

function press(at: number, count: number, x = 50): Event {
  send('pointerdown', { at, count: 0, x });
  send('mousedown', { at, count, x });
  return send('click', { at, count, x });
}

const opens = (address: string) => () => window.history.pushState(null, '', address);

function onFirstClick(what: () => void): void {
  document.body.addEventListener('click', what, { once: true });
}

beforeAll(() => {
  ignoreSecondClicks();
  for (const type of ['pointerdown', 'mousedown', 'click', 'dblclick'])
    document.addEventListener(type, () => handled.push(type), true);
});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  handled.length = 0;
  start += 60_000;
});

const ONE_PRESS = ['pointerdown', 'mousedown', 'click'];

describe('the second click of a double-click', () => {
  it.each(['/draw-marcel', '/?window=gallery'])('is ignored after the first one has opened %s', (address) => {
    onFirstClick(opens(address));
    press(start, 1);
    const second = press(start + 400, 2);
    send('dblclick', { at: start + 400, count: 2, x: 50 });
    press(start + 500, 3);
    expect(handled).toEqual(ONE_PRESS);
    expect(second.defaultPrevented).toBe(true);
  });

  it('is not ignored when the first one has opened nothing', () => {
    press(start, 1);
    press(start + 80, 2);
    expect(handled).toEqual([...ONE_PRESS, ...ONE_PRESS]);
  });

  it('turns pages of the same list, one per click', () => {
    onFirstClick(opens('/?page=2'));
    press(start, 1);
    press(start + 80, 2);
    expect(handled).toEqual([...ONE_PRESS, ...ONE_PRESS]);
  });

  it.each([
    ['later', 500, 50],
    ['elsewhere', 80, 80],
  ])('is an independent click when it comes %s', (_, gap, x) => {
    onFirstClick(opens('/draw-marcel'));
    press(start, 1);
    press(start + gap, 1, x);
    expect(handled).toEqual([...ONE_PRESS, ...ONE_PRESS]);
  });
});
