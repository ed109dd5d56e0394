import { data } from 'react-router';
import { formOf, textIn } from '#intake/draft.ts';
import type { OpenReceipt } from '#intake/receipt.ts';
import { spoken } from '#intake/spoken.ts';
import { Call } from '../parts/call.tsx';
import { receiptLines } from '../parts/receipt-lines.ts';
import { River } from '../parts/river.tsx';
import { Shore } from '../parts/shore.tsx';
import { timeIn } from '../parts/times.ts';
import { requestContext } from '../request-context.ts';
import { useSite } from '../site-context.tsx';
import type { Route } from './+types/receipt.ts';
import './inner.css';
import '#intake/form.css';
import './receipt.css';

/** A private page for whoever sent a request. It names no one and tells nothing of what was written. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const receipt = await context.get(requestContext).intake.readReceipt(params.token);
  if (receipt.kind === 'none') throw data(null, { status: 404 });
  return receipt;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { intake } = context.get(requestContext);
  const wanted = textIn(await formOf(request), 'do');
  const stop = stops.find((one) => wanted === `stop-${one}`);
  if (stop) await intake.stop(params.token, stop);
  else if (wanted === 'withdraw') await intake.withdraw(params.token);
  return null;
}

const stops = ['calls', 'texts', 'mails'] as const;

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { firm, language, words } = useSite();
  const say = words.receipt;
  const withdrawn = loaderData.kind === 'withdrawn';
  const title = withdrawn ? say.withdrawnTitle : say.title;
  const at = withdrawn ? timeIn(loaderData.erasedAt, language.lang) : '';
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
            {withdrawn ? (
              <p className="note">
                {say.withdrawnAt} {at}
              </p>
            ) : (
              <Standing receipt={loaderData} />
            )}
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
                <h2>{say.stops.heading}</h2>
                <p>{say.stops.hint}</p>
                <div className="stops">
                  {stops.map((stop) =>
                    loaderData.stops[stop] ? (
                      <p key={stop}>{say.stops.stopped[stop]}</p>
                    ) : (
                      <button key={stop} className="button ghost" type="submit" name="do" value={`stop-${stop}`}>
                        {say.stops[stop]}
                      </button>
                    ),
                  )}
                </div>
                <p>{say.withdrawHint}</p>
                <button className="button ghost" type="submit" name="do" value="withdraw">
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

/** How the request stands, kept true while the page is open; without script, by loading it again. */
function Standing({ receipt }: { receipt: OpenReceipt }) {
  const { words, language } = useSite();
  const { live } = words.receipt;
  const { now, lines } = receiptLines(receipt, live, language.lang);
  return (
    <div className="standing" data-island="receipt">
      <h2>{live.heading}</h2>
      <p role="status" data-live="now">
        {now}
      </p>
      <dl>
        {lines.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-live={name}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
