import { isRouteErrorResponse } from 'react-router';
import { Call } from '../parts/call.tsx';
import { useSite } from '../site-context.tsx';

/** The last resort: says that something failed without internal details, and keeps the phone in reach. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { path, reference, words } = useSite();
  const { title, lead, status, again } = words.error;
  return (
    <main id="main" className="wrap error-screen">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p>
        {status}: <code>{safeMessage(error, words.error.safe)}</code>
        <br />
        {words.error.reference}: <code>{reference}</code>
      </p>
      <Call />
      <p>
        <a href={path}>{again}</a>
      </p>
    </main>
  );
}

/** In production React Router replaces unexpected errors by a plain one; the page gets only that or a status. */
function safeMessage(error: unknown, safe: string): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return import.meta.env.DEV && error instanceof Error ? error.message : safe;
}
