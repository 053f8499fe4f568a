import { MAIN_PAGES, windowPage } from '@marcel/contracts';
import type { IconName } from '@marcel/kit';
import { REMOTE_GALLERY, remoteApp } from './remotes/remote-module';

export interface Program {
  title: string;
  icon: IconName;
  to: string;
  preload: () => void;
}

export interface ProgramPage extends Program {
  remote: string;
}

export const pageOf = (remote: string, to: string, title: string, icon: IconName): ProgramPage => ({
  remote,
  to,
  title,
  icon,
  preload: () => remoteApp(remote).preload(),
});

const MASCOTDEX = pageOf('mascotdex', MAIN_PAGES.directory, 'Mascotdex', 'mascotdex');
const ADMIN = pageOf('admin', MAIN_PAGES.admin, 'Admin', 'admin');
const HUGS = pageOf('studio', MAIN_PAGES.hugs, 'Hug Your Mascot', 'hug');
const IMAGE_GENERATOR = pageOf('studio', MAIN_PAGES.imageGenerator, 'Image Generator', 'image-generator');
const DRAWING = pageOf('studio', MAIN_PAGES.draw, 'Draw Marcel', 'draw');

const windowOf = (title: string, icon: IconName, name: Parameters<typeof windowPage>[0]): Program => ({
  title,
  icon,
  to: windowPage(name),
  preload: () => undefined,
});

export const GALLERY = { ...windowOf('Gallery', 'gallery', 'gallery'), preload: () => REMOTE_GALLERY.preload() };
export const MY_THINGS = windowOf('My Things', 'mine', 'mine');
export const DISPLAY = windowOf('Display Settings', 'display', 'display');
export const README = windowOf('README', 'readme', 'readme');

export const PROGRAM_PAGES: readonly ProgramPage[] = [MASCOTDEX, ADMIN, HUGS, IMAGE_GENERATOR, DRAWING];

export const PROGRAMS: readonly Program[] = [HUGS, IMAGE_GENERATOR, GALLERY, DRAWING, MASCOTDEX, MY_THINGS];

export const SYSTEM_PROGRAMS: readonly Program[] = [DISPLAY, README];
