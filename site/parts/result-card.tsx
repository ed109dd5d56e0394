import type { ResultsPage } from '#firm/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { Line } from './prose.tsx';

/** From, to, and that it is an example. The long form adds how it can come about, and its limit. */
export function ResultCard({ result, short = false }: { result: ResultsPage['results'][number]; short?: boolean }) {
  const { results } = useSite();
  return (
    <article className="result">
      <p className="kicker">{result.area}</p>
      <p>{result.from}</p>
      <h3>
        <Icon name="arrow-right" />
        {result.to}
      </h3>
      {short ? null : (
        <>
          <p>
            <Line parts={result.how} />
          </p>
          <p>
            <Line parts={result.limit} />
          </p>
        </>
      )}
      <p className="note">{results.card}</p>
    </article>
  );
}
