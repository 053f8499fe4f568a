import { MAX_UPLOAD_BYTES, PICTURE_MESSAGES } from '@marcel/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp, toast } from '../testing';
import { PictureField, findPictureRejection } from './PictureField';

const picture = new File(['pixels'], 'tux.png', { type: 'image/png' });

function Field() {
  const [file, setFile] = useState<File | null>(null);
  return <PictureField label="Portrait" hint="Up to 5MB" file={file} onFile={setFile} rejections={PICTURE_MESSAGES} />;
}

beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Portrait'), { target: { files: [file] } });

test('accepts only pictures of at most 5 MB', () => {
  const rejection = (type: string, size: number) => findPictureRejection({ type, size }, PICTURE_MESSAGES);
  expect(rejection('image/webp', MAX_UPLOAD_BYTES)).toBeNull();
  expect(rejection('image/webp', MAX_UPLOAD_BYTES + 1)).toBe(PICTURE_MESSAGES.tooLarge);
  expect(rejection('text/plain', 1)).toBe(PICTURE_MESSAGES.invalidType);
  expect(rejection('', 1)).toBe(PICTURE_MESSAGES.invalidType);
});

test('shows the picture with its name, and removes it', async () => {
  renderApp(<Field />);
  expect(screen.getByLabelText('Portrait')).toHaveAccessibleDescription('Up to 5MB');
  choose(picture);
  expect(screen.getByAltText('Preview of tux.png')).toBeVisible();
  expect(screen.getByLabelText('Portrait')).toHaveAccessibleDescription('tux.png');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByAltText('Preview of tux.png')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Portrait')).toHaveFocus();
});

test('announces an error for a file that is no picture', async () => {
  renderApp(<Field />);
  choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect((await screen.findAllByText(PICTURE_MESSAGES.invalidType.title))[0]).toBeVisible();
  expect(screen.getByLabelText('Portrait')).toHaveAccessibleDescription(
    `Up to 5MB ${PICTURE_MESSAGES.invalidType.body}`,
  );
});

test('keeps the error for a file with a false picture type until another file is chosen', async () => {
  renderApp(<Field />);
  choose(picture);
  fireEvent.error(screen.getByAltText('Preview of tux.png'));
  expect(screen.queryByAltText('Preview of tux.png')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Portrait')).toHaveAccessibleDescription(
    `Up to 5MB ${PICTURE_MESSAGES.invalidType.body}`,
  );
  expect(screen.getByLabelText('Portrait')).toBeInvalid();
  expect(await toast(PICTURE_MESSAGES.invalidType.title)).not.toHaveLength(0);
  choose(picture);
  expect(screen.getByAltText('Preview of tux.png')).toBeVisible();
  expect(screen.getByLabelText('Portrait')).toBeValid();
});

test('rejects a picture at once that neither the server nor this browser can read', async () => {
  renderApp(<Field />);
  choose(new File(['pixels'], 'scan.tiff', { type: 'image/tiff' }));
  expect(await toast(PICTURE_MESSAGES.invalidType.title)).not.toHaveLength(0);
  expect(screen.queryByAltText('Preview of scan.tiff')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Portrait')).toBeInvalid();
});

test('restores the previous picture when the next one is unreadable', async () => {
  renderApp(<Field />);
  choose(picture);
  fireEvent.load(screen.getByAltText('Preview of tux.png'));
  choose(new File(['text'], 'broken.png', { type: 'image/png' }));
  fireEvent.error(screen.getByAltText('Preview of broken.png'));
  expect(screen.getByAltText('Preview of tux.png')).toBeVisible();
  expect(await toast(PICTURE_MESSAGES.invalidType.title)).not.toHaveLength(0);
});

test('rejects a truncated picture, and restores the previous one', async () => {
  const createImageBitmap = jest.fn(async (file: File) => {
    if (file.name === 'half.jpg') throw new DOMException('The source image could not be decoded.');
    return { close: () => undefined };
  });
  Object.assign(globalThis, { createImageBitmap });
  renderApp(<Field />);
  choose(picture);
  await act(async () => fireEvent.load(screen.getByAltText('Preview of tux.png')));
  choose(new File(['half'], 'half.jpg', { type: 'image/jpeg' }));
  await act(async () => fireEvent.load(screen.getByAltText('Preview of half.jpg')));
  expect(screen.getByAltText('Preview of tux.png')).toBeVisible();
  expect(await toast(PICTURE_MESSAGES.invalidType.title)).not.toHaveLength(0);
  expect(createImageBitmap).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('drops a slow conversion once another picture is chosen', async () => {
  let end = () => {};
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => void (end = resolve));
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['pixels'], { type: 'image/png' }));
  renderApp(<Field />);
  choose(new File(['point'], 'slow.bmp', { type: 'image/bmp' }));
  choose(picture);
  await act(async () => end());
  expect(screen.getByAltText('Preview of tux.png')).toBeVisible();
  choose(new File(['point'], 'last.bmp', { type: 'image/bmp' }));
  await act(async () => end());
  expect(await screen.findByAltText('Preview of last.png')).toBeVisible();
});
