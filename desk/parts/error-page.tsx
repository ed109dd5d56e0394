import { isRouteErrorResponse } from 'react-router';
import { shell } from '#desk/words/en/shell.ts';

export function ErrorPage({ error }: { error: unknown }) {
  const { title, lead } = shell.errors[kindOf(error)];
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <a href="/">{shell.toFirst}</a>
      </p>
    </>
  );
}

function kindOf(error: unknown): keyof typeof shell.errors {
  if (!isRouteErrorResponse(error)) return 'failed';
  if (error.status === 404) return 'missing';
  return error.status === 403 ? 'refused' : 'failed';
}
