import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import './line-grid.css';

export interface LineColumn<L> {
  key: string;
  title: string;
  align?: 'end';
  width?: string;
  /** On a phone it has a line of its own. */
  isWide?: boolean;
  /** The cell's input; it takes the id, by which its label names it. */
  render: (line: L, id: string, change: (patch: Partial<L>) => void) => ReactNode;
}

interface LineGridProps<L extends { key: string }> {
  /** Of the ids of its cells. */
  name: string;
  lines: readonly L[];
  columns: readonly LineColumn<L>[];
  /** What a cell is called for who can't see its column: "Amount, line 2". */
  cellLabel: (title: string, number: number) => string;
  removeTitle: string;
  removeLabel: (number: number) => string;
  addLabel: string;
  blank: () => L;
  onChange: (lines: readonly L[]) => void;
  /** Below the lines at the right: their sum. */
  foot?: ReactNode;
}

/** Lines of a record, typed in place: a table on a wide screen, a card for each line on a phone. */
export function LineGrid<L extends { key: string }>(props: LineGridProps<L>) {
  const { name, lines, columns, cellLabel, removeTitle, removeLabel, addLabel, blank, onChange, foot } =
    props;
  const change = (key: string, patch: Partial<L>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef('');
  // Who adds a line goes on in its first field.
  useEffect(() => {
    if (added.current) document.getElementById(added.current)?.focus();
    added.current = '';
  }, [lines]);
  const add = () => {
    const line = blank();
    added.current = `${name}-${line.key}-${columns[0]?.key}`;
    onChange([...lines, line]);
  };
  const remove = (key: string) => {
    onChange(lines.filter((line) => line.key !== key));
    addButton.current?.focus();
  };
  return (
    <>
      {lines.length > 0 && (
        <table className="line-grid">
          <thead>
            <tr>
              {columns.map(({ key, title, align, width }) => (
                <th key={key} scope="col" className={align} style={{ width }}>
                  {title}
                </th>
              ))}
              <th scope="col" className="line-remove">
                <span className="visually-hidden">{removeTitle}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.key}>
                {columns.map(({ key, title, align, isWide, render }) => {
                  const id = `${name}-${line.key}-${key}`;
                  return (
                    <td
                      key={key}
                      className={[align, isWide && 'wide'].filter(Boolean).join(' ') || undefined}
                    >
                      <label htmlFor={id} className="cell-label">
                        {cellLabel(title, index + 1)}
                      </label>
                      {render(line, id, (patch) => change(line.key, patch))}
                    </td>
                  );
                })}
                <td className="line-remove">
                  <Button
                    type="text"
                    icon={<Trash2 size={15} aria-hidden />}
                    aria-label={removeLabel(index + 1)}
                    onClick={() => remove(line.key)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="line-grid-foot">
        <Button ref={addButton} type="dashed" icon={<Plus size={15} aria-hidden />} onClick={add}>
          {addLabel}
        </Button>
        {foot}
      </div>
    </>
  );
}
