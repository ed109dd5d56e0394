import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cancel, intro, isCancel, note, outro, select, text } from '@clack/prompts';
import { isMailable } from '#firm/mailable.ts';
import { toolPath } from '#scripts/steps.ts';
import { countyMiddle, countyNamed } from '#site/drawings/michigan.ts';
import { type Asked, americanNumber, firmYaml } from './firm.ts';
import { words } from './words.ts';

/** `npm run new-firm`: asks who the firm is, writes its folder, draws its county, and lists what remains. */
intro(words.intro);
const folder = resolve(
  await answer(words.folder, {
    // On a server the settings say where (firm-env).
    initial: process.env['FIRM_DIR'] || '../firm-words',
    wrong: (typed) => existsSync(join(resolve(typed), 'en/firm.yaml')) && words.taken,
  }),
);
const asked = await askFirm();
mkdirSync(join(folder, 'en'), { recursive: true });
mkdirSync(join(folder, 'drawings'), { recursive: true });
writeFileSync(join(folder, 'en/firm.yaml'), firmYaml(asked));
run(['site/drawings/preview.ts', join(folder, 'drawings')]);
const checked = run(['server/commands/firm-check.ts']);
note(checked, words.remains);
note(words.next(folder), words.written(folder));
outro('');
// Where answers come through a pipe, it would go on listening.
process.exit(0);

async function askFirm(): Promise<Asked> {
  const name = await answer(words.name);
  const phone = await answer(words.phone, { wrong: (typed) => !americanNumber(typed) && words.mistakes.phone });
  const email = await answer(words.email, { wrong: notMail });
  const website = await answer(words.website, {
    initial: `https://www.${email.split('@')[1] ?? ''}`,
    wrong: (typed) => !/^https:\/\/[^/\s]+$/.test(typed) && words.mistakes.website,
  });
  const street = await answer(words.street);
  const city = await answer(words.city);
  const postalCode = await answer(words.zip, { wrong: (typed) => !/^\d{5}$/.test(typed) && words.mistakes.zip });
  const county = await answer(words.county, { wrong: (typed) => !countyNamed(typed) && words.mistakes.county });
  const place = placeOf(await answer(words.place, { optional: true, wrong: (typed) => typed !== '' && !placeOf(typed) && words.mistakes.place }));
  const opens = await answer(words.opens, { initial: '08:30', wrong: notTime });
  const closes = await answer(words.closes, { initial: '17:00', wrong: notTime });
  const attorneys: Asked['attorneys'] = [];
  const names = (await answer(words.attorneys)).split(',').map((one) => one.trim());
  for (const one of names.filter(Boolean))
    attorneys.push({
      name: one,
      email: await answer(words.attorneyEmail(one), { wrong: notMail }),
      mobile: await answer(words.attorneyMobile(one), { wrong: (typed) => !americanNumber(typed) && words.mistakes.phone }),
    });
  const drawing = await askDrawing();
  const color = await answer(words.color, { optional: true, wrong: (typed) => typed !== '' && !/^#[0-9a-f]{6}$/i.test(typed) && words.mistakes.color });
  const known = `${countyNamed(county) ?? county} County`;
  return {
    name,
    phone,
    email,
    website,
    address: { street, city, county: known, postalCode, ...(place ?? countyMiddle(known)) },
    hours: { opens, closes },
    attorneys,
    drawing,
    color: color || undefined,
  };
}

async function askDrawing(): Promise<Asked['drawing']> {
  const kind = kept(
    await select({
      message: words.drawing,
      options: (['county', 'shore', 'river'] as const).map((value) => ({ value, label: words.drawings[value] })),
    }),
  );
  if (kind === 'county') return { kind };
  const lake = await answer(words.lake);
  return kind === 'shore' ? { kind, lake } : { kind, lake, river: await answer(words.river) };
}

type Asking = { initial?: string; optional?: boolean; wrong?: (typed: string) => string | false };

async function answer(message: string, { initial, optional = false, wrong = () => false }: Asking = {}): Promise<string> {
  const typed = await text({
    message,
    ...(initial === undefined ? {} : { defaultValue: initial, placeholder: initial }),
    validate: (value = '') => {
      const written = value.trim() || (initial ?? '');
      if (!written && !optional) return words.mistakes.empty;
      return wrong(written) || undefined;
    },
  });
  return kept(typed).trim();
}

/** Ctrl-C ends it before anything was written. */
function kept<T>(value: T): Exclude<T, symbol> {
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel(words.canceled);
  process.exit(1);
}

function notMail(typed: string): string | false {
  return !isMailable(typed) && words.mistakes.email;
}

function notTime(typed: string): string | false {
  return !/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) && words.mistakes.time;
}

function placeOf(typed: string): { latitude: number; longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = typed.split(/[,\s]+/).map(Number);
  return latitude > 41.6 && latitude < 48.4 && longitude > -90.5 && longitude < -82.1 ? { latitude, longitude } : undefined;
}

/** A program of the project that reads the new folder. */
function run(args: string[]): string {
  const { stdout, stderr } = spawnSync('node', args, { encoding: 'utf8', env: { ...process.env, PATH: toolPath, FIRM_DIR: folder } });
  return (stdout + stderr).trim();
}
