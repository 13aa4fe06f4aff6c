/** A table of amounts that are ready to show; the first column heads each row. `className` goes on the table. */
export function AmountsTable({
  columns,
  rows,
  className = '',
}: {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string;
}) {
  return (
    <table className={`mt-2 w-full ${className} text-end text-sm tabular-nums sm:text-base`}>
      <thead>
        <tr className="border-b border-outline text-sm">
          {columns.map((name) => (
            <th key={name} scope="col" className="py-2 ps-4 font-semibold first:ps-0 first:text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-normal">
              {first}
            </th>
            {others.map((amount, index) => (
              <td key={columns[index + 1]} className="ps-4">
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
