import { Call } from '../parts/call.tsx';
import { Line } from '../parts/prose.tsx';
import { River } from '../parts/river.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';

/** The seven points of a felony case, and its first weeks to scale. */
export function Process() {
  const { heading, lead, scale, steps, note, call } = useSite().home.process;
  return (
    <section aria-labelledby="next">
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap process">
          <div>
            <h2 id="next">{heading}</h2>
            <p className="lead">{lead}</p>
            <figure>
              <figcaption>{scale.caption}</figcaption>
              <div className="days" aria-hidden="true">
                {scale.bars.map(({ label }) => (
                  <p key={label}>{label}</p>
                ))}
                <div />
                <ol>
                  <li>{scale.day} 0</li>
                  <li>7</li>
                  <li>14</li>
                  <li>21</li>
                </ol>
              </div>
              <p className="unseen">{scale.spoken}</p>
            </figure>
            <p className="note">
              <Line parts={note} />
            </p>
            <Call label={call} className="wide" />
          </div>
          <River steps={steps.map(({ title, when, body }) => ({ title, when, body: <Line parts={body} /> }))} />
        </div>
      </div>
      <Shore between="water-land" up />
    </section>
  );
}
