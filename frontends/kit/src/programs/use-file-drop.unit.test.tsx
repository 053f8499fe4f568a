import { fireEvent, render, screen } from '@testing-library/react';
import { useFileDrop } from './files';

function Zone({ onFile }: { onFile: (file: File | undefined) => void }) {
  return <div data-testid="zone" {...useFileDrop(onFile)} />;
}

test('marks the zone while a file is dragged over it, and accepts the dropped file', () => {
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
