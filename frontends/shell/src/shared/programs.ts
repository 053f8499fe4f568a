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

export const createProgramPage = (remote: string, to: string, title: string, icon: IconName): ProgramPage => ({
  remote,
  to,
  title,
  icon,
  preload: () => remoteApp(remote).preload(),
});

const MASCOTDEX = createProgramPage('mascotdex', MAIN_PAGES.directory, 'Mascotdex', 'mascotdex');
const ADMIN = createProgramPage('admin', MAIN_PAGES.admin, 'Admin', 'admin');
const HUGS = createProgramPage('studio', MAIN_PAGES.hugs, 'Hug Your Mascot', 'hug');
const IMAGE_GENERATOR = createProgramPage('studio', MAIN_PAGES.imageGenerator, 'Image Generator', 'image-generator');
const DRAWING = createProgramPage('studio', MAIN_PAGES.draw, 'Draw Marcel', 'draw');

const createProgram = (title: string, icon: IconName, name: Parameters<typeof windowPage>[0]): Program => ({
  title,
  icon,
  to: windowPage(name),
  preload: () => undefined,
});

export const GALLERY = { ...createProgram('Gallery', 'gallery', 'gallery'), preload: () => REMOTE_GALLERY.preload() };
export const MY_THINGS = createProgram('My Things', 'mine', 'mine');
export const DISPLAY = createProgram('Display Settings', 'display', 'display');
export const README = createProgram('README', 'readme', 'readme');

export const PROGRAM_PAGES: readonly ProgramPage[] = [MASCOTDEX, ADMIN, HUGS, IMAGE_GENERATOR, DRAWING];

export const PROGRAMS: readonly Program[] = [HUGS, IMAGE_GENERATOR, GALLERY, DRAWING, MASCOTDEX, MY_THINGS];

export const SYSTEM_PROGRAMS: readonly Program[] = [DISPLAY, README];
