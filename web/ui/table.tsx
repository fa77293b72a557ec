import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface Column<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** `true` if a phone hides the cell. */
  isIdle?: (item: Item) => boolean;
}

interface TableProps<Item> {
  caption: string;
  titled?: boolean;
  /** The first column names the row. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  className?: string;
}

export function Table<Item>({ caption, titled, columns, items, keyOf, className }: TableProps<Item>) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption className={titled ? styles.title : 'sr'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            {columns.map(({ key, label, cell, isIdle }, at) =>
              at === 0 ? (
                <th key={key} scope="row">
                  {cell(item)}
                </th>
              ) : (
                <td key={key} data-label={label} data-idle={isIdle?.(item) || undefined}>
                  {cell(item)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
