import { describe, expect, test } from 'vitest';
import { answers, content } from '#firm/content.ts';
import { pageTitles } from '#firm/page-titles.ts';
import { plainText, recordsOf } from '#firm/prose.ts';

const all = answers().all;
const site = content();

describe('the answers of the chat', () => {
  test('are each asked for in fifteen ways or more, and no way of asking stands twice in one answer', () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ utterances }) => utterances.length < 15).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ utterances }) => new Set(utterances.map((one) => one.toLowerCase())).size < utterances.length).map(({ id }) => id)).toEqual([]);
  });

  test('lead to pages that there are', () => {
    const pages = new Set([...pageTitles(site).keys(), '/attorneys']);
    expect(all.filter(({ link }) => !pages.has(link.to.replace(/#.*/, '') || '/')).map(({ id, link }) => `${id}: ${link.to}`)).toEqual([]);
  });

  test('are short, and have a title of their own', () => {
    expect(all.filter(({ say }) => plainText(say).split(/\s+/).length > 110).map(({ id }) => id)).toEqual([]);
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('promise nothing, call nothing confidential that is not, and keep calm', () => {
    const forbidden = /[!—]|\bguaranteed\b|\bwe (?:guarantee|will win)\b|\bthis chat is (?:confidential|private|privileged)\b/i;
    expect(all.filter(({ say }) => forbidden.test(plainText(say))).map(({ id }) => id)).toEqual([]);
  });

  test('rest on the law records: a number of days, years or dollars has a note in its answer', () => {
    const numbered = /\b\d+ (?:days?|years?|months?|hours?|points?)\b|\$\d/;
    // What the firm and the site promise stands in the firm file and on the privacy page, and is no law.
    const ofLaw = all.filter(({ id }) => !/^(?:firm|chat)-/.test(id));
    const bare = ofLaw.filter(({ say }) => numbered.test(plainText(say)) && recordsOf(say).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});
