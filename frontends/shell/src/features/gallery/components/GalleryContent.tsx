import { Spinner } from '@marcel/kit';
import { NotInstalled } from '../../../shared/NotInstalled';
import { GALLERY } from '../../../shared/programs';
import { Remote } from '../../../shared/remotes/Remote';
import { REMOTE_GALLERY } from '../../../shared/remotes/remote-modules';

const { title } = GALLERY;

export const GalleryContent = () => (
  <Remote
    module={REMOTE_GALLERY}
    title={title}
    props={{}}
    starting={<Spinner label={`Starting ${title}...`} />}
    missing={<NotInstalled title={title} />}
  />
);
