// @module-tag nightly
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PublishingWorld, startPublishing } from '../testkit/publishing.ts';

let world: PublishingWorld;
beforeAll(async () => {
  world = await startPublishing();
}, 600_000);
afterAll(async () => {
  await world?.stop();
});

const first = 'Call first if you can.';
const second = 'Please call first if you can.';

test('the first release is built, shown, put in place and asked for page by page', async () => {
  const { status, said } = await world.run('publish');
  expect([said, status]).toEqual([expect.stringContaining('the first release'), 0]);
  expect(said).toMatch(/preview http:\/\/127\.0\.0\.1:\d+/);
  expect(said).toMatch(/5\d pages answer at the preview/);
  expect(said).toMatch(/5\d pages answer at http:\/\/127\.0\.0\.1:\d+/);
  expect(world.kept()).toEqual([world.current()]);
  expect(await world.page('/contact')).toContain(first);
}, 900_000);

test('a changed word is published within a minute, without a bundle, a drawing or a picture', async () => {
  world.edit('en/contact.md', first, second);
  const { status, said, seconds } = await world.run('publish');
  expect([said, status]).toEqual([expect.stringMatching(/Published \S+: en\/contact\.md\./), 0]);
  for (const step of ['drawings', 'islands', 'pages and processes', 'desk']) expect(said).toContain(`${step}: as before`);
  // The page itself, and what tells search engines when it was read.
  expect(Number(/(\d+) of \d+ pages and lists changed/.exec(said)?.[1])).toBeLessThanOrEqual(3);
  expect(await world.page('/contact')).toContain(second);
  expect(seconds, said).toBeLessThan(60);
}, 900_000);

test('what did not change is not published again', async () => {
  const { said } = await world.run('publish');
  expect(said).toContain('Nothing changed since the last release.');
  expect((await world.run('releases')).said).toMatch(/^\* \S+ .* en\/contact\.md\n {2}\S+ .* the first release\n$/);
});

describe('a mistake', () => {
  test.each([
    ['a # that cuts a title', 'en/faqs.yaml', 'title: FAQs', 'title: Our #1 answers', /everything from # on would be lost/],
    ['a dead link', 'en/contact.md', 'Please call before', '[Read](/guids) before', /\/guids is no page of this site/],
    ['an unknown citation', 'en/faqs.yaml', '^[right-to-silence]', '^[right-to-silents]', /right-to-silents\] is no record/],
    ['an impossible date', 'en/firm.yaml', /holidays:[\s\S]*?"\d{4}-\d\d-\d\d"/, 'holidays: ["2026-13-45"', /must be a day that there is/],
    ['hours that disagree', 'en/firm.yaml', 'closes: "17:00"', 'closes: "18:00"', /write the same hours in both/],
  ])('%s is told and nothing is published', async (_, file, from, to, message) => {
    const published = world.current();
    const before = world.words(file);
    world.edit(file, from, to);
    const { status, said } = await world.run('publish');
    world.write(file, before);
    expect([said, status]).toEqual([expect.stringMatching(message), 1]);
    expect(said).toContain('Nothing was published');
    expect(world.current()).toBe(published);
    expect(await world.page('/contact')).toContain(second);
  });
});

test('law that changed waits for an attorney', async () => {
  world.edit('en/guides/bond.md', 'Bond is the promise,', 'Bond is a promise,');
  const { status, said } = await world.run('publish', [], { LAUNCH_CHECK: 'on' });
  expect([said, status]).toEqual([expect.stringContaining('en/guides/bond.md: no attorney has signed it'), 1]);
  world.restore('en/guides/bond.md');
});

test('a release that does not come up is taken back', async () => {
  const published = world.current();
  world.edit('en/contact.md', second, 'Call us.');
  const { status, said } = await world.run('publish', [], { RESTART_COMMAND: 'exit 3' });
  expect([said, status]).toEqual([expect.stringContaining(`RESTART_COMMAND failed; ${published} is published again`), 1]);
  expect(world.current()).toBe(published);
});

test('one command goes back to the release before', async () => {
  const [published] = [world.current()];
  const { status, said } = await world.run('rollback');
  expect([said, status]).toEqual([expect.stringContaining('is published again.'), 0]);
  expect(world.current()).not.toBe(published);
  expect(await world.page('/contact')).toContain(first);
});

test('what was made and not published is published as it is, and three are kept', async () => {
  const { status, said } = await world.run('publish');
  expect([said, status]).toEqual([expect.stringContaining('Published'), 0]);
  expect(said).not.toContain('build:');
  expect(await world.page('/contact')).toContain('Call us.');
  world.edit('en/contact.md', 'Call us.', 'Do call us.');
  expect((await world.run('publish')).status).toBe(0);
  expect(world.kept()).toHaveLength(3);
}, 900_000);
