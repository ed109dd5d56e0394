import { Call } from '../parts/call.tsx';
import { Fold } from '../parts/fold.tsx';
import { Picture } from '../parts/picture.tsx';
import { Line } from '../parts/prose.tsx';
import { River } from '../parts/river.tsx';
import { Shore } from '../parts/shore.tsx';
import { useSite } from '../site-context.tsx';

/** The seven points of a felony case, and its first weeks to scale. */
export function Process() {
  const { home, words } = useSite();
  const { heading, lead, scale, steps, note, call } = home.process;
  return (
    <section aria-labelledby="next">
      <Shore between="water-land" />
      <div className="land">
        <div className="wrap process">
          <div>
            <h2 id="next">{heading}</h2>
            <p className="lead">{lead}</p>
            <Picture picture={scale} />
            <Call label={call} className="wide" />
          </div>
          <Fold label={words.home.allSteps}>
            <River steps={steps.map(({ title, when, body }) => ({ title, when, body: <Line parts={body} /> }))} />
            <p className="note">
              <Line parts={note} />
            </p>
          </Fold>
        </div>
      </div>
      <Shore between="water-land" up />
    </section>
  );
}
