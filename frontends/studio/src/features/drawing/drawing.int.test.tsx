import { fakeServer, toast } from '@marcel/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { galleryItem, galleryOf, hug, listOf, ownItem, queryOf, rejection } from '../../shared/testing/records';
import { fakeCanvas } from './testing/fake-canvas';
import { DRAWING_BOARD } from './marks';

const LIST = 'GET /api/marcel-hugging';
const CREATE = 'POST /api/marcel-drawing';

const board = () => screen.findByRole('application', { name: 'Drawing board' });
const transform = async () => userEvent.click(await screen.findByRole('button', { name: 'Transform Drawing' }));

async function drawLine(): Promise<void> {
  (await board()).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowDown} ');
}

let canvas: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  canvas = fakeCanvas();
  localStorage.clear();
  sessionStorage.clear();
});

test('the board is 400 by 400, the default brush blue with a size of 3', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  expect(await board()).toHaveAttribute('width', '400');
  expect(await board()).toHaveAttribute('height', '400');
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(screen.getByRole('slider', { name: 'Brush Size' })).toHaveValue('3');
  await drawLine();
  expect(canvas.lines).toContain('#0000FF 3');
});

test('colors, the eraser and the size change the line', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  await userEvent.click(await screen.findByRole('radio', { name: 'Orange' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Brush Size' }), { target: { value: '10' } });
  await drawLine();
  expect(canvas.lines).toContain('#FFA500 10');
  await userEvent.click(screen.getByRole('radio', { name: 'Eraser' }));
  await drawLine();
  expect(canvas.lines).toContain('#FFFFFF 30');
});

test('an empty board cannot be transformed', async () => {
  const calls = fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  await transform();
  expect(await toast('Please create a drawing first!')).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test.each([
  [rejection(413, 'The drawing is too large'), 'The drawing is too large'],
  [{ status: 500 }, 'Failed to submit drawing'],
])('a rejected drawing stays on the board, and the reason is shown', async (answer, text) => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: answer });
  renderAt('/draw-marcel');
  await drawLine();
  await transform();
  expect(await toast('Something went wrong. Please try again.')).not.toHaveLength(0);
  expect(await screen.findByText(text)).toBeVisible();
  expect(canvas.lines).not.toEqual([]);
});

test('finds own drawings by the owner key, however many newer items there are', async () => {
  const key = 'k'.repeat(43);
  localStorage.setItem('marcel_owner_key', key);
  localStorage.setItem('studio_drawings', '[5]');
  const items = [9, 8, 7, 6].map((recordId) => galleryItem({ id: `drawing-${recordId}`, recordId, type: 'drawings' }));
  const calls = fakeServer({
    [LIST]: listOf(Array.from({ length: 100 }, (_, at) => hug({ id: 1000 - at }))),
    'GET /api/mine': { body: { items: [9, 8, 7, 6, 5].map((id) => ownItem('drawing', id)), total: 5, next: null } },
    'GET /api/gallery': galleryOf(items, { counts: { hugs: 0, drawings: 5, generated: 0 } }),
  });
  renderAt('/draw-marcel');
  const ownDrawings = within(await screen.findByRole('region', { name: 'Your drawings' }));
  expect(ownDrawings.getAllByRole('article').map(({ ariaLabel }) => ariaLabel)).toEqual(
    [5, 4, 3, 2].map((number) => `Your drawing ${number}`),
  );
  expect(ownDrawings.getByRole('link', { name: '+1 more' })).toBeVisible();
  const request = calls.find(({ path }) => path.startsWith('/api/mine'))!;
  expect(request.headers.get('x-owner-key')).toBe(key);
  expect(queryOf(request)).toMatchObject({ kinds: 'drawing' });
  const page = calls.find(({ path }) => path.startsWith('/api/gallery'))!;
  expect(queryOf(page)).toEqual({ ids: 'drawing-9,drawing-8,drawing-7,drawing-6,drawing-5', limit: '4' });
});

describe('several pointers', () => {
  const finger = { pointerId: 2, pointerType: 'touch' };
  const second = { ...finger, pointerId: 4, isPrimary: false };
  const pen = { pointerId: 3, pointerType: 'pen', pressure: 0.5 };
  const mouse = { pointerId: 1, pointerType: 'mouse' };

  beforeEach(async () => {
    fakeServer({ [LIST]: listOf([]) });
    renderAt('/draw-marcel');
    jest.spyOn(await board(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  });

  const send = async (hand: object, step: string, clientX: number) => {
    const event = new MouseEvent(`pointer${step}`, { bubbles: true, buttons: 1, clientX });
    fireEvent(await board(), Object.assign(event, { isPrimary: true, ...hand }));
  };
  const readDrawnColumns = () => {
    const marks: { points: { x: number }[] }[] = JSON.parse(sessionStorage.getItem('studio_drawing') ?? '[]');
    return marks.map(({ points }) => points.map(({ x }) => x));
  };

  it('the pen draws instead of the palm that rested before', async () => {
    await send(finger, 'down', 300);
    await send(pen, 'down', 10);
    await send(finger, 'move', 310);
    await send(pen, 'move', 20);
    await send(finger, 'up', 310);
    await send(pen, 'move', 30);
    await send(pen, 'up', 30);
    expect(readDrawnColumns()).toEqual([[10, 20, 30]]);
  });

  it.each([
    [pen, finger],
    [pen, mouse],
    [finger, second],
    [mouse, finger],
  ])('%j draws until it is released, and %j cannot join', async (first, later) => {
    await send(first, 'down', 10);
    await send(later, 'down', 300);
    await send(later, 'move', 310);
    await send(first, 'move', 20);
    await send(first, 'up', 20);
    await send(later, 'move', 320);
    await send(later, 'up', 320);
    expect(readDrawnColumns()).toEqual([[10, 20]]);
  });

  it('a palm that the system cancels draws nothing', async () => {
    await send(finger, 'down', 10);
    await send(finger, 'cancel', 0);
    expect(readDrawnColumns()).toEqual([]);
  });

  it('a mouse starts its own stroke, and the keyboard waits for its end', async () => {
    (await board()).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await send(mouse, 'down', 10);
    await userEvent.keyboard('{ArrowRight} {ArrowRight}');
    await send(mouse, 'up', 10);
    expect(readDrawnColumns()).toEqual([[200, 208], [10]]);
  });
});

describe('the drawing board', () => {
  it('has a board of 400 by 400, three colors and a brush', () => {
    expect(DRAWING_BOARD.edge).toBe(400);
    expect(DRAWING_BOARD.brush).toEqual({ min: 1, max: 10, step: 1, default: 3 });
    expect(DRAWING_BOARD.colors.map(({ value }) => value)).toEqual(['#0000FF', '#FFA500', '#F5F5DC']);
  });
});
