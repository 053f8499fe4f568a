import { drawPart } from './files';

async function recordCanvasCalls(type: string): Promise<string[]> {
  const calls: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => calls.push(`fill ${context.fillStyle}`),
    drawImage: () => calls.push('draw'),
  };
  const asContext: unknown = context;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(asContext as CanvasRenderingContext2D);
  HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  await drawPart(new Image(), { x: 0, y: 0, width: 4, height: 4 }, { width: 2, height: 2 }, type);
  return calls;
}

test('draws transparent pixels white in JPEG, and keeps them in other formats', async () => {
  expect(await recordCanvasCalls('image/jpeg')).toEqual(['fill #fff', 'draw']);
  expect(await recordCanvasCalls('image/png')).toEqual(['draw']);
});
