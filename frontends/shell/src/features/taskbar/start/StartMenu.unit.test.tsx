import { renderApp } from '@marcel/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { StartMenu } from '../Taskbar';

const Address = () => <output>{useLocation().pathname}</output>;

async function open() {
  renderApp(
    <>
      <StartMenu />
      <p>elsewhere</p>
      <Address />
    </>,
  );
  await userEvent.click(startButton());
  await screen.findByRole('menu', { name: 'Programs' });
}

const startButton = () => screen.getByRole('button', { name: 'START' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const isClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

describe('StartMenu', () => {
  it('lists the programs below its title, in order', async () => {
    await open();
    expect(screen.getByRole('menu', { name: 'Programs' })).toBeVisible();
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Hug Your Mascot',
      'Image Generator',
      'Gallery',
      'Draw Marcel',
      'Mascotdex',
      'My Things',
      'System',
    ]);
  });

  it('has a submenu of system programs, also by keyboard', async () => {
    await open();
    await userEvent.click(item('System'));
    expect(within(screen.getByRole('menu', { name: 'System' })).getAllByRole('menuitem')).toHaveLength(2);
    item('System').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('menu', { name: 'System' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(item('Display Settings')).toHaveFocus();
  });

  it('moves by arrow keys and opens a program', async () => {
    await open();
    expect(item('Hug Your Mascot')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('System')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Image Generator')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('/mascotdx');
    isClosed();
  });

  it('closes on Escape and restores the focus', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    isClosed();
    expect(startButton()).toHaveFocus();
  });

  it('closes on a click elsewhere, on Tab, and on START itself', async () => {
    await open();
    await userEvent.click(screen.getByText('elsewhere'));
    isClosed();
    await userEvent.click(startButton());
    expect(item('Hug Your Mascot')).toHaveFocus();
    await userEvent.tab();
    isClosed();
    await userEvent.click(startButton());
    await userEvent.click(startButton());
    isClosed();
  });

  it('closes when the focus moves elsewhere, and leaves it there', async () => {
    await open();
    const other = document.createElement('button');
    document.body.append(other);
    act(() => other.focus());
    isClosed();
    expect(other).toHaveFocus();
    other.remove();
  });

  it('keeps the focus on a press on something that cannot have it', async () => {
    await open();
    await userEvent.click(screen.getByText('Programs'));
    expect(item('Hug Your Mascot')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    isClosed();
  });
});
