import type { ReactNode } from 'react';

/** A table that scrolls by itself where the screen is narrow, by touch and by keyboard. */
export function Table({ caption, heads, children }: { caption: string; heads: readonly ReactNode[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
