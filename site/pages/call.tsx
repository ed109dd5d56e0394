import { data } from 'react-router';
import { spoken, typedLetters } from '#case-review/reference.ts';
import type { CallSheetKey } from '#followup/call-sheet/access.ts';
import { type Action, actions, type Opened } from '#followup/call-sheet/call-sheet.ts';
import { formOf, textIn } from '#intake/form/draft.ts';
import { Sheet } from '../parts/call-sheet.tsx';
import { CallSheetForm } from '../parts/call-sheet-entry.tsx';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/call.ts';
import './call.css';
import '#intake/form/form.css';

/** Without header and footer: the lawyer who opens it was alerted for one task. */
export const handle = { bare: true };

/** The address alone shows nothing: the token is in the fragment, which no server sees, or a code is typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const wanted = actions.find((one) => one === textIn(form, 'do')) ?? 'open';
  const opened = await context.get(requestContext).intake.openCallSheet(wayIn(form), wanted, textIn(form, 'who'));
  return data({ opened, wanted }, { status: statusOf(opened) });
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function CallPage({ actionData }: { actionData?: { opened: Opened; wanted: Action } }) {
  const { words, firm } = useSite();
  const say = words.callSheet;
  return (
    <>
      <title>{`${say.title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      {actionData?.opened.kind === 'sheet' ? (
        <Sheet {...actionData.opened} wanted={actionData.wanted} />
      ) : actionData?.opened.kind === 'taken-back' ? (
        <p className="notice">{say.takenBack(spoken(actionData.opened.reference))}</p>
      ) : (
        <CallSheetForm failed={actionData?.opened.kind === 'none'} />
      )}
    </>
  );
}

function wayIn(form: FormData): CallSheetKey {
  const token = textIn(form, 'token');
  return token ? { token } : { reference: typedLetters(textIn(form, 'reference')), code: typedLetters(textIn(form, 'code')) };
}

function statusOf(opened: Opened): number {
  if (opened.kind === 'none') return 404;
  return opened.kind === 'sheet' && opened.acted === 'unnamed' ? 422 : 200;
}
