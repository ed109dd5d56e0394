import type { Patch } from '../testkit/broken-build.ts';

/** What a desk could have forgotten; the play must notice each. */
export type Weak = 'new-session' | 'origin' | 'signed-links' | 'challenge-once' | 'invite-once' | 'silence' | 'whole-token' | 'no-store';

export const weaknesses: Record<Weak, Patch[]> = {
  // The session that a browser already has is kept at the sign-in.
  'new-session': [
    {
      find: 'const token = randomBytes(32).toString("base64url");\n\tawait endSession(desk, request, db);',
      put: 'const token = readCookie(request, desk.deskUrl, "desk") ?? randomBytes(32).toString("base64url");',
    },
  ],
  origin: [{ find: 'context.req.header("origin") === origin && (site === void 0 || site === "same-origin")', put: 'true' }],
  'signed-links': [{ find: 'timingSafeEqual(proofOf(delivery, key), bytes.subarray(16))', put: 'true' }],
  'challenge-once': [
    {
      find: 'on conflict do nothing returning hash`.execute(desk.db);\n\treturn rows.length === 1;',
      put: 'on conflict do nothing`.execute(desk.db);\n\treturn true;',
    },
  ],
  'invite-once': [
    { find: 'and i.used_at is null and i.expires_at > present()', put: '' },
    { find: 'and used_at is null and expires_at > present() returning id', put: 'returning id' },
  ],
  // A stranger is told whether there is such a request.
  silence: [
    {
      find: 'if (!person) throw redirect(`/sign-in',
      put: `const asked = /^\\/requests\\/([^/.]+)/.exec(url.pathname)?.[1];
	if (!person && asked && !(await deskOf(context).db.selectFrom("case_reviews").select("id").where("reference", "=", asked).executeTakeFirst())) throw new Response(null, { status: 404 });
	if (!person) throw redirect(\`/sign-in`,
    },
  ],
  // Tokens that only resemble one are accepted: the operator is wrong.
  'whole-token': [{ find: 'where s.hash = ', put: 'where s.hash >= ' }],
  'no-store': [{ find: '"Cache-Control": "no-store",\n\t\t"X-Robots-Tag": "noindex"', put: '"X-Robots-Tag": "noindex"' }],
};
