import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from './render-at';

export const open = async () => {
  renderAt('/mascotdx/submit');
  await screen.findByRole('heading', { name: 'Submit a Mascot' });
};

export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

export const fillRequired = () => {
  fill(/Your Name/, 'Ada Lovelace');
  fill(/Email/, 'ada@example.com');
  fill(/LinkedIn/, 'https://www.linkedin.com/in/ada');
  fill(/Mascot Name/, 'Tux');
  fill(/Brand Name/, 'Linux');
};

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Mascot' }));
export const choosePicture = (file: File) =>
  fireEvent.change(screen.getByLabelText(/(Choose|Change) Picture/), { target: { files: [file] } });

export const resetForm = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
};
