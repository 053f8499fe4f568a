import { PICTURE_MESSAGES } from '@marcel/contracts';
import { PictureField } from '@marcel/kit/programs';
import type { ReactNode } from 'react';
import type { usePicture } from '../use-picture';
import { CardPreview } from './CardPreview';
import { BasicSection } from './sections/BasicSection';
import { DetailsSection } from './sections/DetailsSection';
import { FormSection } from './sections/FormSection';
import { TraitsSection } from './sections/TraitsSection';
import styles from './SubmitForm.module.css';

interface MascotSectionsProps {
  picture: ReturnType<typeof usePicture>['picture'];
  picturePlace: ReturnType<typeof usePicture>['place'];
  /** The picture that there is already. */
  kept?: string | null;
  /** Stands before what is asked about the mascot. */
  children?: ReactNode;
}

const PICTURE_HINT = 'Or drop a picture here. JPG, PNG, GIF or WebP, up to 5MB.';

/** What the form asks about a mascot, and how its card will look. */
export const MascotSections = ({ picture, picturePlace, kept = null, children }: MascotSectionsProps) => (
  <div className={styles.columns}>
    <div className={styles.sections}>
      {children}
      <BasicSection />
      <DetailsSection />
      <TraitsSection />
      <FormSection title="Mascot Image">
        <div ref={picturePlace}>
          <PictureField
            {...picture}
            label={picture.file || kept !== null ? 'Change Picture' : 'Choose Picture'}
            hint={kept === null ? PICTURE_HINT : `${PICTURE_HINT} It keeps its picture until you choose another one.`}
            refusals={PICTURE_MESSAGES}
            crop
          />
        </div>
      </FormSection>
    </div>
    <CardPreview picture={picture.file} kept={kept} />
  </div>
);
