import { Flex } from '@marcel/kit/antd';
import { CsvImport } from '../features/csv-import/components/CsvImport';
import { DemoDataImport } from '../features/import/components/DemoDataImport';

export const ImportPage = () => (
  <Flex vertical gap="middle">
    <DemoDataImport />
    <CsvImport />
  </Flex>
);
