import { DISPLAY_META, GALLERY_META, MINE_META, README_META, type PageMeta } from '@marcel/contracts';
import { ErrorBoundary, Spinner } from '@marcel/kit';
import { lazyComponent } from '@marcel/kit/programs';
import { Suspense, type ComponentType } from 'react';
import type { WindowProgram } from '../features/windows/use-windows';
import { DISPLAY, GALLERY, MY_THINGS, type Program, README } from '../shared/programs';
import { Remote } from '../shared/remotes/Remote';
import { REMOTE_GALLERY } from '../shared/remotes/remote-module';

const createDesktopWindow = (program: Program, meta: PageMeta, load: () => Promise<ComponentType>): WindowProgram => {
  const Content = lazyComponent(load);
  const { title } = program;
  const content = (
    <ErrorBoundary title={title} message={`${title} could not be opened. The rest of Marcel OS still works.`}>
      <Suspense fallback={<Spinner label={`Opening ${title}...`} />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
  return { ...program, content, desktopMeta: meta };
};

const gallery = (
  <Remote
    module={REMOTE_GALLERY}
    title={GALLERY.title}
    props={{}}
    fallback={<Spinner label={`Starting ${GALLERY.title}...`} />}
  />
);

export const DESKTOP_WINDOWS: readonly WindowProgram[] = [
  { ...GALLERY, content: gallery, desktopMeta: GALLERY_META, isMaximized: true },
  createDesktopWindow(MY_THINGS, MINE_META, () => import('../features/mine/MyThings').then((part) => part.MyThings)),
  createDesktopWindow(DISPLAY, DISPLAY_META, () =>
    import('../features/display/components/DisplaySettings').then((part) => part.DisplaySettings),
  ),
  createDesktopWindow(README, README_META, () => import('../features/readme/Readme').then((part) => part.Readme)),
];
