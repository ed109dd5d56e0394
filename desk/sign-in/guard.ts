import { type MiddlewareFunction, redirect } from 'react-router';
import { access, mayVisit } from '#desk/access.ts';
import { deskOf, requestFacts } from '#desk/context.ts';
import { readSession } from '#desk/sign-in/sessions.ts';

/** Before every page and every piece of data: who is it, and may they see it? */
export const guard: MiddlewareFunction<Response> = async ({ request, context, pattern: written, url }, next) => {
  const pattern = `/${written.replace(/^\/+/, '')}`;
  const person = await readSession(deskOf(context), request);
  context.set(requestFacts, { ...context.get(requestFacts), person });
  if (access[pattern] === 'open') return next();
  if (!person) throw redirect(`/sign-in${url.pathname === '/' ? '' : `?${new URLSearchParams({ to: url.pathname + url.search })}`}`);
  if (mayVisit(person.roles, pattern)) return next();
  // Whoever looks after the server has no part in requests; their first page is another.
  if (pattern === '/') throw redirect('/on-call');
  throw new Response(null, { status: 403 });
};
