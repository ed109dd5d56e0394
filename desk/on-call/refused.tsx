import { Form } from 'react-router';
import { Button } from '#desk/parts/button.tsx';
import { onCallWords } from '#desk/words/en/on-call.ts';

const words = onCallWords.refused;

/** A change that would leave times to nobody. `sent` is what the form said, to be sent again with an answer. */
export type Refusal = { gaps: string[]; free: { who: string; name: string }[]; sent: [name: string, value: string][] };

export function Refused({ gaps, free, sent, fallback }: Refusal & { fallback: string }) {
  return (
    <section className="notice is-wrong on-call-refused" role="alert" aria-labelledby="refused">
      <h2 id="refused">{words.title}</h2>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        {sent.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{words.what}</legend>
          {free.length === 0 && <p>{words.nobodyFree}</p>}
          {free.map(({ who, name }, index) => (
            <label key={who} className="on-call-choice">
              <input type="radio" name="gap" value={who} defaultChecked={index === 0} required /> {words.covered(name)}
            </label>
          ))}
          <label className="on-call-choice">
            <input type="radio" name="gap" value="open:" defaultChecked={free.length === 0} required /> {words.open(fallback)}
          </label>
        </fieldset>
        <Button>{words.button}</Button>
      </Form>
    </section>
  );
}
