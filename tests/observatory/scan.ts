import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { setDefaultCACertificates } from 'node:tls';
import { type Asked, answers, type Seen } from './retrieve.ts';

/** A process of its own, because it trusts a certificate of ours: what to ask comes on standard input, what the engine says of each goes out. */
export type Order = { certificate: string; asked: Asked[] };
export type Graded = Seen & { asked: Asked; grade: string; score: number; lost: string[] };

type Scan = (asked: string) => Promise<{ scan: { grade: string; score: number }; tests: Record<string, { result: string; pass: boolean }> }>;

const { certificate, asked } = JSON.parse(readFileSync(0, 'utf8')) as Order;
setDefaultCACertificates([certificate]);

// scan() as published asks ports 80 and 443 for "/" alone. All else is the engine's: what it asks, how it judges, how it counts.
registerHooks({
  resolve: (name, context, next) =>
    name === '../retriever/retriever.js' && context.parentURL?.endsWith('/src/scanner/index.js')
      ? next('./retrieve.ts', { ...context, parentURL: import.meta.url })
      : next(name, context),
});
const engine = '@mdn/mdn-http-observatory';
const { scan } = (await import(engine)) as { scan: Scan };

const graded: Graded[] = [];
for (const one of asked) {
  const name = JSON.stringify(one);
  const { scan: judged, tests } = await scan(name);
  const seen = answers.get(name);
  if (!seen) throw new Error(`never asked: ${name}`);
  const lost = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]));
  graded.push({ asked: one, grade: judged.grade, score: judged.score, lost, ...seen });
}
process.stdout.write(JSON.stringify(graded));
