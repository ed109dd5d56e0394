import type { ResultsPage } from '#firm/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { Line } from './prose.tsx';

/** From, to, and that it is an example. The long form adds how it can come about, and its limit. */
export function ResultCard({ result, short = false, level = 3 }: { result: ResultsPage['results'][number]; short?: boolean; level?: 2 | 3 }) {
  const { results } = useSite();
  const Heading = `h${level}` as const;
  return (
    <article className="result">
      <p className="kicker">{result.area}</p>
      <p>{result.from}</p>
      <Heading>
        <Icon name="arrow-right" />
        {result.to}
      </Heading>
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
