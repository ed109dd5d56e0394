import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

/** What to say first to somebody who wrote in another language, with what it means beside it. */
export function CallScript({ language }: { language: NonNullable<RequestView['language']> }) {
  const { lang, dir, name, script } = language;
  return (
    <section className="panel" aria-labelledby="call-script">
      <h2 id="call-script">{words.callScript.title(name)}</h2>
      <p className="hint">{words.callScript.lead}</p>
      <dl className="facts call-script">
        {script.map(({ said, means }) => (
          <div key={means}>
            <dt>{means}</dt>
            <dd lang={lang} dir={dir}>
              {said}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
