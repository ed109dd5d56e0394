import { data } from 'react-router';
import { spoken } from '#intake/spoken.ts';
import { Call } from '../parts/call.tsx';
import { River } from '../parts/river.tsx';
import { Shore } from '../parts/shore.tsx';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/receipt.ts';
import './inner.css';
import '#intake/form.css';

/** A private page for whoever sent a request. It names no one and tells nothing of what was written. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context.get(requestContext).intake.readReceipt(params.token);
  if (receipt.kind === 'none') throw data(null, { status: 404 });
  return receipt;
}

export async function action({ params, context }: Route.ActionArgs) {
  await context.get(requestContext).intake.withdraw(params.token);
  return null;
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { firm, language, words } = useSite();
  const say = words.receipt;
  const withdrawn = loaderData.kind === 'withdrawn';
  const title = withdrawn ? say.withdrawnTitle : say.title;
  const at = new Intl.DateTimeFormat(language.lang, { timeZone: 'America/Detroit', dateStyle: 'full', timeStyle: 'short' }).format(
    withdrawn ? loaderData.erasedAt : loaderData.receivedAt,
  );
  return (
    <>
      <title>{`${title} | ${firm.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="section">
        <div className="wrap halves top">
          <div className="received neat">
            <h1>{title}</h1>
            <p className="lead">{withdrawn ? say.withdrawnBody : say.body}</p>
            <p className="reference">
              {say.reference} <b>{spoken(loaderData.reference)}</b>
            </p>
            <p className="note">
              {withdrawn ? say.withdrawnAt : say.receivedAt} {at}
            </p>
          </div>
          <div className="stack">
            {withdrawn ? null : (
              <>
                <h2>{say.next}</h2>
                <River steps={say.steps} slim />
              </>
            )}
            <Call label={say.call} className="wide" />
            <p className="note">
              {firm.notices.relationship} {firm.notices.privilege}
            </p>
            {withdrawn ? null : (
              <form className="stack" method="post">
                <p>{say.withdrawHint}</p>
                <button className="button ghost" type="submit">
                  {say.withdraw}
                </button>
              </form>
            )}
          </div>
        </div>
      </section>
      <Shore between="water-deep" up />
    </>
  );
}
