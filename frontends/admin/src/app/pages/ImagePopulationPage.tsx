import { ImagePopulation } from '../../features/image-population/components/ImagePopulation';
import { AdminWindow } from '../AdminWindow';

export const ImagePopulationPage = () => (
  <AdminWindow title="Image Population" description="Finds pictures for mascots that have none.">
    <ImagePopulation />
  </AdminWindow>
);
