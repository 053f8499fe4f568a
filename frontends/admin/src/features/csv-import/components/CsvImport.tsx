import { Columns } from '../../../shared/components/Columns';
import { ExportCard } from './ExportCard';
import { FileCard } from './FileCard';
import { ImportsCard } from './ImportsCard';

/** Brings mascots in from a file of one's own, and hands the directory over as one. */
export const CsvImport = () => (
  <Columns
    main={
      <>
        <FileCard />
        <ImportsCard />
      </>
    }
    aside={<ExportCard />}
  />
);
