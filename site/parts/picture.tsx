import { type Bar, type Bars, drawnBars, type Picture as PictureOfLaw } from '#firm/picture.ts';
import { useSite } from '../site-context.tsx';
import { Line } from './prose.tsx';
import { River } from './river.tsx';

/** A drawing of what the law says, made from its records. Each row says in words what its bar shows. */
export function Picture({ picture }: { picture: PictureOfLaw }) {
  return (
    <figure className="picture">
      <figcaption>{picture.caption}</figcaption>
      {picture.kind === 'way' ? (
        <River slim steps={picture.steps.map(({ title, when, body }) => ({ title, when, body: <Line parts={body} /> }))} />
      ) : (
        <Scale picture={picture} />
      )}
    </figure>
  );
}

function Scale({ picture }: { picture: Bars }) {
  const { words } = useSite();
  const { legend, scale } = picture;
  const { rows, ticks } = drawnBars(picture);
  return (
    <>
      {legend ? (
        <p className="legend">
          <Drawn first={whole} /> {legend[0]} <Drawn second={whole} /> {legend[1]}
        </p>
      ) : null}
      <ul>
        {rows.map(({ label, says, ends, ...drawn }) => (
          <li key={label}>
            <b>{label}</b> <span>{says ?? words.picture.span(ends.from, ends.to, scale.label)}</span>
            <Drawn {...drawn} />
          </li>
        ))}
      </ul>
      <div className="ticks" aria-hidden="true">
        <svg aria-hidden="true">
          {ticks.slice(1).map((tick, at) => (at % 2 ? null : <rect key={tick} x={`${share(at, ticks)}%`} width={`${share(1, ticks)}%`} height="100%" />))}
        </svg>
        <ol>
          {ticks.map((tick) => (
            <li key={tick}>{tick}</li>
          ))}
        </ol>
        <p>{scale.label}</p>
      </div>
    </>
  );
}

const whole: Bar = { from: 0, to: 100 };

function share(parts: number, ticks: number[]): number {
  return Number(((100 * parts) / (ticks.length - 1)).toFixed(2));
}

/** The bars alone, drawn from the side on which reading begins. */
function Drawn({ first, second, onward }: { first?: Bar | undefined; second?: Bar | undefined; onward?: boolean }) {
  return (
    <svg aria-hidden="true">
      {first ? <rect x={first.from ? `${first.from}%` : undefined} width={`${length(first)}%`} height="100%" /> : null}
      {second ? <rect className="lighter" x={second.from ? `${second.from}%` : undefined} width={`${length(second)}%`} height="100%" /> : null}
      {onward ? (
        <svg x="100%" className="onward" aria-hidden="true">
          <path d="M0-4l10 10-10 10z" />
        </svg>
      ) : null}
    </svg>
  );
}

function length({ from, to }: Bar): number {
  return Number((to - from).toFixed(2));
}
