import type { ResultsPage } from '#firm/pages.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';
import { Line } from './prose.tsx';

/** That it is an example, from, and to. The long form adds how it can come about, and its limit. The disclaimer stands above the set. */
export function ResultCard({ result, short = false, level = 3 }: { result: ResultsPage['results'][number]; short?: boolean; level?: 2 | 3 }) {
  const { results } = useSite();
  const Heading = `h${level}` as const;
  return (
    <article className="result">
      <p className="kicker">{results.card}</p>
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
    </article>
  );
}
