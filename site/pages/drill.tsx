import { data } from 'react-router';
import { formOf, textIn } from '#intake/form/draft.ts';
import type { DrillWay } from '#replies/staff/drill-answers.ts';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/drill.ts';
import './drill.css';
import '#intake/form/form.css';

/** Without header and footer: whoever opens it has one thing to press. */
export const handle = { bare: true };

type Said = 'answered' | 'none';

/** Opening the address does nothing: only the button answers, so that a link scanner proves nobody's phone. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const { intake, visitor } = context.get(requestContext);
  const said: Said = (await intake.answerDrill(wayIn(form), visitor)) ? 'answered' : 'none';
  return data({ said }, { status: said === 'answered' ? 200 : 404 });
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function DrillPage({ actionData }: { actionData?: { said: Said } }) {
  const { words, firm } = useSite();
  const say = words.drill;
  return (
    <>
      <title>{`${say.title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      {actionData?.said === 'answered' ? (
        <div className="sheet">
          <h1>{say.title}</h1>
          <p className="notice">{say.answered}</p>
        </div>
      ) : (
        <DrillForm failed={actionData?.said === 'none'} />
      )}
    </>
  );
}

/** The link of a message fills in its token; without script the mail's code is typed. */
function DrillForm({ failed }: { failed: boolean }) {
  const say = useSite().words.drill;
  return (
    <form className="intake sheet" method="post" action="/drill" data-island={failed ? undefined : 'drill'}>
      <h1>{say.title}</h1>
      {failed ? (
        <p className="notice" role="alert">
          <b>{say.none}</b> {say.noneHint}
        </p>
      ) : (
        <p>{say.lead}</p>
      )}
      <div className="field">
        <label htmlFor="drill-code">{say.code}</label>
        <input id="drill-code" name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} required />
      </div>
      <button className="button" type="submit">
        {say.answer}
      </button>
    </form>
  );
}

function wayIn(form: FormData): DrillWay {
  const token = textIn(form, 'token');
  return token ? { token } : { code: textIn(form, 'code') };
}
