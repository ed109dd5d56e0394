import { type MiddlewareFunction, redirect } from 'react-router';
import { access, mayVisit } from '#desk/access.ts';
import { deskOf, requestFacts, writeRefusal } from '#desk/context.ts';
import { readSession } from '#desk/sign-in/sessions.ts';

/** Before every page and every piece of data: who is it, and may they see it? */
export const guard: MiddlewareFunction<Response> = async ({ request, context, pattern: written, url }, next) => {
  const pattern = `/${written.replace(/^\/+/, '')}`;
  const desk = deskOf(context);
  const person = await readSession(desk, request);
  context.set(requestFacts, { ...context.get(requestFacts), person });
  if (access[pattern] === 'open') return next();
  if (!person) throw redirect(`/sign-in${url.pathname === '/' ? '' : `?${new URLSearchParams({ to: url.pathname + url.search })}`}`);
  if (mayVisit(person.roles, pattern)) {
    const response = await next();
    // A page that is theirs has an act that is not.
    if (response.status === 403) await writeRefusal(desk, person, 'not-allowed', { about: pattern });
    return response;
  }
  // Whoever looks after the server has no part in requests; their first page is another.
  if (pattern === '/') throw redirect('/on-call');
  await writeRefusal(desk, person, 'not-allowed', { about: pattern });
  throw new Response(null, { status: 403 });
};
