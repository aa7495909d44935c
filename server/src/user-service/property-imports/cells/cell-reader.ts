import type { ImportColumns, ImportField } from '@writdesk/contract/property-imports/import-values';
import type { Fault } from '@writdesk/contract/sentences/fault';

export interface CellFault {
  column: number | null;
  value: string;
  fault: Fault;
}

/** A row as the file has it. */
export interface RawRow {
  cells: readonly string[];
  /** The property that a row above named for all that follow. */
  band: string | null;
}

/** How the cells of a file are read. */
export interface ReadAs {
  columns: ImportColumns;
  dayFirst: boolean;
}

/** Reads the cells of one row; `faults` gathers every cell that can’t be read, with its value. */
export function cellReader({ cells }: Pick<RawRow, 'cells'>, columns: ImportColumns) {
  const faults: CellFault[] = [];
  const text = (field: ImportField): string => {
    const column = columns[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const wrong = (field: ImportField, why: Fault) =>
    faults.push({ column: columns[field] ?? null, value: text(field), fault: why });
  const read = <F extends ImportField, T>(
    fields: readonly F[],
    parse: (text: string, field: F) => T | null | undefined,
    why: Fault,
  ) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        if (columns[field] === undefined) return [];
        const value = parse(text(field), field);
        if (value === undefined) wrong(field, why);
        return value === undefined ? [] : [[field, value]];
      }),
    ) as Partial<Record<F, T | null>>;
  return { faults, text, wrong, read };
}

/** Whether any of a row’s cells that are read says anything. */
export const saysAnything = ({ cells }: RawRow, columns: ImportColumns): boolean =>
  Object.values(columns).some((column) => (cells[column] ?? '') !== '');
