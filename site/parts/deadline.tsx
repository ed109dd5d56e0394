import type { Inline } from '#firm/prose.ts';
import { Line } from './prose.tsx';

/** The one date that must not be missed. */
export function Deadline({ number, unit, body }: { number: number; unit: string; body: Inline[] }) {
  return (
    <div className="deadline" role="note">
      <p>
        <b>{number}</b> {unit}
      </p>
      <p>
        <Line parts={body} />
      </p>
    </div>
  );
}
