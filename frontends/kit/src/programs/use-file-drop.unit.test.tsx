import { fireEvent, render, screen } from '@testing-library/react';
import { useFileDrop } from './files';

function Zone({ onFile }: { onFile: (file: File | undefined) => void }) {
  return <div data-testid="zone" {...useFileDrop(onFile)} />;
}

test('a file held over the zone marks it, and a dropped one is taken', () => {
  const onFile = jest.fn();
  render(<Zone onFile={onFile} />);
  const zone = screen.getByTestId('zone');
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-dragging', 'true');
  fireEvent.dragLeave(zone);
  expect(zone).toHaveAttribute('data-dragging', 'false');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(zone).toHaveAttribute('data-dragging', 'false');
  expect(onFile).toHaveBeenCalledWith(file);
});
