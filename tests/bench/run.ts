import { benchDelivery } from './delivery.ts';
import { benchIntake } from './intake.ts';

/**
 * `npm run bench -- intake`: our product beside the bare engine, alternating in one run; ratios, because machines are noisy.
 * `npm run bench -- delivery`: how long after its 201 a request is in the firm's mail server.
 */
const benches = { intake: benchIntake, delivery: benchDelivery };

const wanted = process.argv.slice(2).filter((name) => name in benches) as (keyof typeof benches)[];
if (wanted.length === 0) {
  process.stderr.write(`usage: npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
  process.exit(2);
}
for (const name of wanted) process.stdout.write(`${await benches[name]()}\n`);
process.exit(0);
