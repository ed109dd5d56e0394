import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the desk. Who may visit each is in access.ts; an address that is missing there is refused. */
export default [
  layout('pages/inside.tsx', [
    index('pages/waiting.tsx'),
    route('requests', 'pages/requests.tsx'),
    route('export', 'pages/export.tsx'),
    route('requests/:reference', 'pages/request.tsx'),
    route('requests/:reference/story', 'pages/story.tsx'),
    route('requests/:reference/erase', 'pages/erase.tsx'),
    route('conflicts', 'pages/conflicts.tsx'),
    route('on-call', 'pages/on-call.tsx'),
    route('on-call/drills', 'pages/drills.tsx'),
    route('figures', 'pages/figures.tsx'),
    route('people', 'pages/people.tsx'),
    route('publishing', 'pages/publishing.tsx'),
    route('log', 'pages/log.tsx'),
    route('sign-in', 'pages/sign-in.tsx'),
    route('sign-out', 'pages/sign-out.tsx'),
    route('enroll', 'pages/enroll.tsx'),
    route('confirm', 'pages/confirm.tsx'),
    route('a', 'pages/alert.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),

  route('waiting/live', 'pages/waiting-live.ts'),
  route('requests/:reference/live', 'pages/request-live.ts'),
  route('requests/:reference/call', 'pages/request-call.ts'),
  route('requests.csv', 'pages/requests-csv.ts'),
  route('export/file', 'pages/export-file.ts'),
  route('requests/:reference/appointment.ics', 'pages/appointment-ics.ts'),
  route('conflicts/list.csv', 'pages/conflicts-csv.ts'),
  route('figures/:file', 'pages/figures-csv.ts'),
  route('passkeys/options', 'pages/passkey-options.ts'),
  route('passkeys/answer', 'pages/passkey-answer.ts'),
] satisfies RouteConfig;
