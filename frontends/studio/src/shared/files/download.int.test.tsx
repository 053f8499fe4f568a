import { downloadFile } from '@marcel/kit/programs';
import { renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadButton } from '../cards/PictureCard';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  downloadFile: jest.fn(),
}));

const answerWith = (answer: object) => {
  const fetching = jest.fn().mockResolvedValue(answer);
  globalThis.fetch = fetching;
  return fetching;
};

const press = async () => {
  renderApp(<DownloadButton item="hug-7" name="Hug of Ada" />);
  await userEvent.click(screen.getByRole('button', { name: 'Download Hug of Ada' }));
};

test("saves a picture under the server's file name", async () => {
  const content = new Blob(['picture']);
  const headers = new Headers({ 'content-disposition': 'attachment; filename="marcel-hugs-ada.jpg"' });
  const fetching = answerWith({ ok: true, headers, blob: () => Promise.resolve(content) });
  await press();
  expect(await screen.findAllByText('Download Started')).not.toHaveLength(0);
  expect(fetching).toHaveBeenCalledWith('/api/download/hug-7', { credentials: 'include' });
  expect(downloadFile).toHaveBeenCalledWith(content, 'marcel-hugs-ada.jpg');
});

test('reports that a picture is missing', async () => {
  answerWith({ ok: false, status: 404 });
  await press();
  expect(await screen.findAllByText('Failed to download the image. Please try again.')).not.toHaveLength(0);
});
