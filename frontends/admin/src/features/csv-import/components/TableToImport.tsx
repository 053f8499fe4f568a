import { Alert, Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { useBeginImport, useCheckRows } from '../api/use-csv-import';
import { mappingProblem, toRows, type Mapping } from '../mapping';
import type { CsvTable } from '../read-csv';
import { CheckResult } from './CheckResult';
import { ColumnMapping } from './ColumnMapping';

interface TableToImportProps {
  table: CsvTable;
  mapping: Mapping;
  onMapped: (mapping: Mapping) => void;
  onBegun: () => void;
}

/** What its columns stand for, what would become of its rows, and the import itself. */
export function TableToImport({ table, mapping, onMapped, onBegun }: TableToImportProps) {
  const { mutate: check, data: checked, isPending: checking, reset } = useCheckRows();
  const { mutate: begin, isPending: beginning } = useBeginImport();
  const problem = mappingProblem(mapping);
  const file = () => ({ fileName: table.fileName, rows: toRows(table, mapping) });
  const busy = problem !== null || checking || beginning;

  const map = (changed: Mapping) => {
    onMapped(changed);
    // What was checked was another table.
    reset();
  };

  return (
    <>
      <ColumnMapping table={table} mapping={mapping} onChange={map} />
      {problem !== null && <Alert role="status" type="warning" title={problem} />}
      <Actions>
        <Button disabled={busy} onClick={() => check(file())}>
          {checking ? 'Checking...' : 'Check All Rows'}
        </Button>
        <Button
          type="primary"
          disabled={busy || checked?.good === 0}
          onClick={() => begin(file(), { onSuccess: onBegun })}
        >
          {beginning ? 'Sending...' : importLabel(checked?.good ?? table.rows.length)}
        </Button>
      </Actions>
      {checked && <CheckResult check={checked} table={table} mapping={mapping} />}
    </>
  );
}

const importLabel = (rows: number) => `Import ${rows.toLocaleString('en')} ${rows === 1 ? 'Row' : 'Rows'}`;
