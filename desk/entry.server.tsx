import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { deskOf, requestFacts } from '#desk/context.ts';
import { NonceContext } from '#desk/nonce.ts';

/** The whole page at once: it is short, and an error in it can still be told by its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  held: RouterContextProvider,
): Promise<Response> {
  const { nonce } = held.get(requestFacts);
  let failed = false;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        failed = true;
        deskOf(held).report(error);
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** A missing page is not an error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  deskOf(context).report(error);
}
