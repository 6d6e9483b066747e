import { VisuallyHidden } from '@chakra-ui/react';

export interface SpokenTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** Null where there is nothing to say yet. */
    readonly cells: readonly (number | string | null)[];
  }[];
}

/** What a chart shows, for those who do not see it. */
export function SpokenTable({ caption, columns, rows }: SpokenTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name.
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column alone.
                <td key={at}>{cell ?? 'none yet'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
