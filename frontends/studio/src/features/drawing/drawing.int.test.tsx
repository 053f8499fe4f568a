import { fakeServer, toast } from '@marcel/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { drawing, formOf, listOf, refusal } from '../../shared/testing/records';
import { fakeCanvas } from './testing/fake-canvas';

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

test('the board is 400 by 400, the brush blue and 3 broad', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  expect(await board()).toHaveAttribute('width', '400');
  expect(await board()).toHaveAttribute('height', '400');
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(screen.getByRole('slider', { name: 'Brush Size' })).toHaveValue('3');
  await drawLine();
  expect(canvas.lines).toContain('#0000FF 3');
});

test('colours, the eraser and the size change the line', async () => {
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

test('undo, redo and clear are offered when they have something to do', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  const button = (name: string) => screen.getByRole('button', { name });
  await board();
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await drawLine();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(canvas.lines).toEqual([]);
  await userEvent.click(button('Redo'));
  expect(canvas.lines).not.toEqual([]);
  await userEvent.click(button('Clear'));
  expect(canvas.lines).toEqual([]);
  expect(button('Clear')).toHaveAttribute('aria-disabled', 'true');
});

test('what was drawn is there again after the window was closed, until it is cleared or sent', async () => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: drawing() } });
  const first = renderAt('/draw-marcel');
  await userEvent.click(await screen.findByRole('radio', { name: 'Orange' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Box' }));
  await drawLine();
  first.unmount();
  canvas.lines.splice(0);
  const second = renderAt('/draw-marcel');
  await board();
  expect(canvas.lines).toEqual(['#FFA500 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  second.unmount();
  const third = renderAt('/draw-marcel');
  await board();
  expect(canvas.lines).toEqual([]);
  await drawLine();
  await transform();
  expect(await toast('Drawing Submitted!')).not.toHaveLength(0);
  third.unmount();
  renderAt('/draw-marcel');
  await board();
  expect(canvas.lines).toEqual([]);
});

test('an empty board cannot be transformed', async () => {
  const calls = fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  await transform();
  expect(await toast('Please create a drawing first!')).not.toHaveLength(0);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a drawing is sent with its prompt and listed among the own ones', async () => {
  const calls = fakeServer({
    [LIST]: listOf([drawing(), drawing({ id: 4 })]),
    [CREATE]: { status: 202, body: drawing() },
  });
  renderAt('/draw-marcel');
  await drawLine();
  await transform();
  expect(await toast('Drawing Submitted!')).not.toHaveLength(0);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent && formOf(sent)).toEqual({
    drawingImage: expect.any(File),
    prompt: 'transform this drawing into a pose with the blue dog',
  });
  const mine = within(await screen.findByRole('region', { name: 'Your drawings' }));
  expect(mine.getAllByRole('article')).toHaveLength(1);
});

test('of six drawings four are listed and two counted', async () => {
  const ids = [9, 8, 7, 6, 5, 4];
  localStorage.setItem('studio_drawings', JSON.stringify(ids));
  fakeServer({ [LIST]: listOf(ids.map((id) => drawing({ id }))) });
  renderAt('/draw-marcel');
  expect(await screen.findByText('+2 more')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

test.each([
  [refusal(413, 'The drawing is too large'), 'The drawing is too large'],
  [{ status: 500 }, 'Failed to submit drawing'],
])('a refused drawing stays on the board, and why is told', async (answer, text) => {
  fakeServer({ [LIST]: listOf([]), [CREATE]: answer });
  renderAt('/draw-marcel');
  await drawLine();
  await transform();
  expect(await toast('Something went wrong. Please try again.')).not.toHaveLength(0);
  expect(await screen.findByText(text)).toBeVisible();
  expect(canvas.lines).not.toEqual([]);
});

test('shapes, a mirror and a pose are drawn, each undone at once', async () => {
  fakeServer({ [LIST]: listOf([]) });
  renderAt('/draw-marcel');
  await userEvent.click(await screen.findByRole('radio', { name: 'Box' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mirror left and right' }));
  await drawLine();
  expect(canvas.lines).toEqual(['#0000FF 3', '#0000FF 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(canvas.lines).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Running' }));
  expect(canvas.lines).toEqual(Array(6).fill('#0000FF 6'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(canvas.lines).toEqual([]);
});
