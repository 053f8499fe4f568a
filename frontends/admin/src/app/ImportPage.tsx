import { Flex } from '@marcel/kit/antd';
import { CsvImport } from '../features/csv-import/components/CsvImport';
import { DemoDataImport } from '../features/import/components/DemoDataImport';

/** The demonstration set, and files of one's own. */
export const ImportPage = () => (
  <Flex vertical gap="middle">
    <DemoDataImport />
    <CsvImport />
  </Flex>
);
