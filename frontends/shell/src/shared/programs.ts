import { MAIN_PAGES, windowPage } from '@marcel/contracts';
import type { IconName } from '@marcel/kit';
import { remoteApp, REMOTE_GALLERY } from './remotes/remote-modules';

export interface Program {
  /** What visitors call it. */
  title: string;
  icon: IconName;
  /** Where it opens. */
  to: string;
  /** Begins to fetch the program, before the visitor opens it. */
  preload: () => void;
}

/** A program that fills a page, with everything below it. */
export interface ProgramPage extends Program {
  remote: string;
}

/** The page of a remote's program, with everything below it. */
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

export const GALLERY: Program = {
  title: 'Gallery',
  icon: 'gallery',
  to: windowPage('gallery'),
  preload: () => REMOTE_GALLERY.preload(),
};

/** The desktop's own, which no other team's program can keep from opening. */
export const MY_THINGS: Program = {
  title: 'My Things',
  icon: 'mine',
  to: windowPage('mine'),
  preload: () => undefined,
};

export const PROGRAM_PAGES: readonly ProgramPage[] = [MASCOTDEX, ADMIN, HUGS, IMAGE_GENERATOR, DRAWING];

/** What the desktop and the START menu offer, in their order; START has the desktop's settings beside them. */
export const PROGRAMS: readonly Program[] = [HUGS, IMAGE_GENERATOR, GALLERY, DRAWING, MASCOTDEX, MY_THINGS];
