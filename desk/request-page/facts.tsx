import { Button } from '#desk/parts/button.tsx';
import { Field } from '#desk/parts/field.tsx';
import { ActForm } from '#desk/request-page/act-form.tsx';
import type { Addresses } from '#desk/request-page/addresses.ts';
import type { Fact } from '#desk/request-page/facts.ts';
import { Fold } from '#desk/request-page/forms.tsx';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

export function Facts({ facts, addresses, seen }: { facts: readonly Fact[]; addresses: Addresses; seen: string }) {
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">{words.facts.title}</h2>
      <dl className="facts">
        {facts.map(({ label, value, more }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              {more && (
                <details>
                  <summary>{more.label}</summary>
                  <p className="hint">{more.text}</p>
                </details>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Fold title={words.correct.title}>
        <ActForm act="correct" seen={seen}>
          <p className="hint">{words.correct.hint}</p>
          <Field label={words.correct.phone}>
            {(described) => <input {...described} type="tel" name="phone" defaultValue={addresses.phone} required maxLength={30} autoComplete="off" />}
          </Field>
          <Field label={words.correct.mail}>
            {(described) => <input {...described} type="email" name="email" defaultValue={addresses.mail} maxLength={255} autoComplete="off" />}
          </Field>
          <Button>{words.correct.button}</Button>
        </ActForm>
      </Fold>
    </section>
  );
}

/** The sentences of the receipt, word for word; of one in another language, the same sentences in English. */
export function WhatTheySee({ see, language }: Pick<RequestView, 'see' | 'language'>) {
  return (
    <section className="panel see" aria-labelledby="see">
      <h2 id="see">{words.see.title}</h2>
      {see ? (
        <>
          <p className="hint">{language ? words.see.leadIn(language.name) : words.see.lead}</p>
          <blockquote>
            <p>
              <b>{see.headline}</b>
            </p>
            <p>{see.now}</p>
          </blockquote>
        </>
      ) : (
        <p>{words.see.none}</p>
      )}
    </section>
  );
}
