export function fakeCanvas(): { lines: string[] } {
  const lines: string[] = [];
  const nothing = () => undefined;
  const context = {
    strokeStyle: '',
    lineWidth: 0,
    fillRect: () => lines.splice(0),
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    rect: nothing,
    ellipse: nothing,
    quadraticCurveTo: nothing,
    stroke: () => lines.push(`${context.strokeStyle} ${context.lineWidth}`),
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (take: (picture: Blob) => void) => take(new Blob(['png'], { type: 'image/png' })),
  });
  return { lines };
}
