import type { Guide } from '#firm/guide.ts';
import type { Question } from '#firm/parts.ts';
import { Icon } from '#ui/icon.tsx';
import { GuideLink } from './guide-link.tsx';
import { Prose } from './prose.tsx';

type Props = { questions: Question[]; level: 2 | 3; firstOpen?: boolean; guideAfter?: Record<string, Guide['slug']> };

/**
 * One open at a time, and an open one can be closed, by the browser alone. The id stands on the answer: an address
 * that names something inside closed details opens them.
 */
export function Questions({ questions, level, firstOpen = false, guideAfter = {} }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="questions">
      {questions.map(({ id, question, answer }, at) => (
        <details key={id} name="questions" open={firstOpen && at === 0}>
          <summary>
            <Heading>{question}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <div id={id} className="prose">
            <Prose blocks={answer} level={level + 1} />
            {guideAfter[id] ? (
              <p>
                <GuideLink slug={guideAfter[id]} />
              </p>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
