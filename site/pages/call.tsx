import { data } from 'react-router';
import { typedCode, type WayIn } from '#followup/way-in.ts';
import { type Action, actions, type Opened } from '#intake/call-sheet.ts';
import { formOf, textIn } from '#intake/draft.ts';
import { Sheet } from '../parts/call-sheet.tsx';
import { CallSheetForm } from '../parts/call-sheet-entry.tsx';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/call.ts';
import './call.css';
import '#intake/form.css';

/** Without header and footer: whoever comes here was woken for one thing. */
export const handle = { bare: true };

/** Nothing to read by address alone: the way in is in the fragment, which no server sees, or is typed. */
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
      ) : (
        <CallSheetForm failed={actionData?.opened.kind === 'none'} />
      )}
    </>
  );
}

function wayIn(form: FormData): WayIn {
  const token = textIn(form, 'token');
  return token ? { token } : { reference: typedCode(textIn(form, 'reference')), code: typedCode(textIn(form, 'code')) };
}

function statusOf(opened: Opened): number {
  if (opened.kind === 'none') return 404;
  return opened.acted === 'unnamed' ? 422 : 200;
}
