import { drawPart } from './files';

async function doneFor(type: string): Promise<string[]> {
  const done: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => done.push(`fill ${context.fillStyle}`),
    drawImage: () => done.push('draw'),
  };
  const asContext: unknown = context;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(asContext as CanvasRenderingContext2D);
  HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  await drawPart(new Image(), { x: 0, y: 0, width: 4, height: 4 }, { width: 2, height: 2 }, type);
  return done;
}

test('draws transparent pixels white in JPEG, and keeps them in other formats', async () => {
  expect(await doneFor('image/jpeg')).toEqual(['fill #fff', 'draw']);
  expect(await doneFor('image/png')).toEqual(['draw']);
});
