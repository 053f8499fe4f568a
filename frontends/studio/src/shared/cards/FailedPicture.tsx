import { sleeping } from '@marcel/art/poses/sleeping';
import { Placeholder } from '../picture/Placeholder';

/** In the place of a picture that could not be made: why, in the server's words. */
export function FailedPicture({ reason }: { reason: string | null }) {
  return <Placeholder pose={sleeping}>{reason ?? 'Marcel could not make this picture.'}</Placeholder>;
}
