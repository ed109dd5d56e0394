import { globSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Beside } from '#assistant/reply.ts';
import { axeViolations, desktop, launchBrowser, openPage, overflow } from '../testkit/browser.ts';
import { type Intake, shownReference, startIntake } from '../testkit/case-review.ts';

let intake: Intake;
let browser: Browser;
beforeAll(async () => {
  [intake, browser] = await Promise.all([startIntake(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await intake?.stop();
});

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
/** A window of 1280 by 1024, zoomed to 400%. */
const zoomed: BrowserContextOptions = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' };

type Reply = { text: string; beside?: unknown };
const alone: Beside = { lang: 'en-US', about: [], notes: [], form: {}, offer: 'shown' };
const known: Beside = {
  ...alone,
  about: ['second OWI', 'Macomb County', 'in custody'],
  form: { county: 'Macomb County', case_type: 'OWI / DUI (Operating While Intoxicated)', arrested: 'Yes', court_date: '2026-11-20' },
};
const secondOwi: Reply = {
  text: 'From our own pages: A second OWI\nIt brings 5 days to one year in jail.¹ Plates can be taken.¹,²\nRead more: OWI in Michigan (/practice-areas/owi-dui)\nThe law: ¹ MCL 257.625; ² MCL 257.904d',
  beside: {
    ...known,
    notes: [
      { cite: 'MCL 257.625', address: 'https://www.legislature.mi.gov/625' },
      { cite: 'MCL 257.904d', address: 'https://www.legislature.mi.gov/904d' },
    ],
    chips: { kind: 'next', texts: ['Will I lose my license today?', 'How do I find someone in jail?'] },
  },
};
const whoNeedsHelp: Reply = {
  text: 'From our own pages: Finding someone in jail\nThe jail can tell.\nWho needs help?',
  beside: { ...known, chips: { kind: 'choices', texts: ['Me', 'Someone else'] } },
};
const nothingFits: Reply = {
  text: 'I don’t have an answer to that. Call (810) 555-0146.',
  beside: { ...known, form: { ...known.form, who: 'Someone else' }, chips: { kind: 'near', texts: ['What does bond mean?'] } },
};

const offer = 'Ask for a free case review';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask a question' });
const input = (page: Page) => page.locator('.chat-input textarea');
const form = (page: Page) => page.locator('.chat form.intake');
const field = (page: Page, name: string) => page.locator(`.chat form.intake [name=${name}]`);
const chips = (page: Page) => page.locator('.chat-chips button');

/** A page with its chat open, whose server says what the test says, and what was sent to it. Without a reply the real server answers. */
async function openChat(options: BrowserContextOptions, first?: Reply, path = '/about') {
  const opened = await openPage(browser, intake.product.url + path, options);
  const { page } = opened;
  let reply = first;
  const asked: string[][] = [];
  if (first)
    await page.route('**/legal-chat', (route) => {
      const { messages } = route.request().postDataJSON() as { messages: { role: string; content: string }[] };
      asked.push(messages.filter(({ role }) => role === 'user').map(({ content }) => content));
      return reply ? route.fulfill({ contentType: 'text/event-stream', body: streamed(reply) }) : route.abort();
    });
  await page.locator('.ask').click();
  await panel(page).waitFor();
  const says = (next: Reply | undefined) => {
    reply = next;
  };
  return { ...opened, asked, says };
}

/** As the server streams it: a sentence in each event, and in the last one what comes beside them. */
function streamed({ text, beside }: Reply): string {
  const sentences = text.split(/(?=\n)|(?<=\.[¹²,]*)(?= )/).map((content) => ({ choices: [{ delta: { content } }] }));
  const events = [...sentences, { choices: [{ delta: {}, finish_reason: 'stop' }], beside }].map((one) => JSON.stringify(one));
  return [...events, '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
  await page.locator('.chat-offer').waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: offer }).click();
  await form(page).waitFor();
}

/** What the chat knows is in no field before this is pressed. */
async function confirmStart(page: Page): Promise<void> {
  expect(await filled(page)).toMatchObject({ who: '', county: '', case_type: '', court_date: '' });
  await page.getByRole('button', { name: 'Yes, fill it in' }).click();
}

/** What is wrong with the panel as it is shown now. */
async function faults(page: Page): Promise<string[]> {
  const wide = (await overflow(page)) > 0 ? ['wider than the screen'] : [];
  const head = await page.locator('.chat').evaluate((dialog) => (dialog.scrollTop > 0 ? ['its head is scrolled out of sight'] : []));
  return [...(await axeViolations(page)), ...wide, ...head, ...(await lifelines(page))];
}

/** The numbers for help that cannot be tapped right now. */
function lifelines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['911', '988'].filter((number) => {
      const link = document.querySelector(`.chat-lifelines a[href="tel:${number}"]`);
      const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
      return !link || document.elementFromPoint(x + width / 2, y + height / 2) !== link;
    }),
  );
}

function filled(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement) => {
    const entries = Object.fromEntries(new FormData(element) as unknown as Iterable<[string, string]>);
    const { who = '', county = '', case_type = '', arrested = '', court_date = '', description = '' } = entries;
    return { who, county, case_type, arrested, court_date, description };
  });
}

/** Goes on with Tab until what has the focus is called so, or has this name in the form. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const here = () =>
    page.evaluate(() => {
      const one = document.activeElement;
      return [one?.getAttribute('aria-label'), one?.textContent?.trim(), one?.getAttribute('name')];
    });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    if ((await here()).includes(name)) return;
  }
  throw new Error(`no way to ${name} with ${key}`);
}

describe.each([
  ['on a phone of 360 px', phone],
  ['at 1280 px', desktop],
] as const)('%s', (_, options) => {
  test('with the keyboard alone: from a question through chips and choices to the form and Send, with nothing in the way in any state', async () => {
    const { page, said, asked, says, close } = await openChat(options, secondOwi);
    expect(await faults(page), 'open').toEqual([]);
    await input(page).focus();
    await page.keyboard.type('second owi in macomb');
    await page.keyboard.press('Enter');
    await chips(page).first().waitFor();
    expect(await page.locator('.chat-about').innerText()).toBe('So far: second OWI, Macomb County, in custody');
    expect(await page.getByRole('list', { name: 'People ask next:' }).getByRole('button').allInnerTexts()).toEqual([
      'Will I lose my license today?',
      'How do I find someone in jail?',
    ]);
    expect(await faults(page), 'answered').toEqual([]);

    says(whoNeedsHelp);
    await input(page).focus();
    await tabTo(page, 'How do I find someone in jail?', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Choose an answer:' }).waitFor();
    expect(asked.at(-1)).toEqual(['second owi in macomb', 'How do I find someone in jail?']);
    expect(await chips(page).allInnerTexts()).toEqual(['Me', 'Someone else']);
    for (const choice of await chips(page).all()) expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await faults(page), 'choices').toEqual([]);

    says(nothingFits);
    await input(page).focus();
    await tabTo(page, 'Someone else', 'Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByText('Closest to your question:').waitFor();
    expect(await page.locator('.chat-chips a').getAttribute('href')).toBe('tel:+18105550146');
    expect(await faults(page), 'no answer').toEqual([]);

    await input(page).focus();
    await tabTo(page, offer, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await form(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Free case review');
    expect(await page.locator('.start li').allInnerTexts()).toEqual([
      'Who needs help: Someone else',
      'County: Macomb County',
      'Case Type: OWI / DUI (Operating While Intoxicated)',
      'Was there an arrest: Yes',
      'Next court date: November 20, 2026',
    ]);
    expect(await faults(page), 'form with what the chat knows').toEqual([]);
    await tabTo(page, 'Yes, fill it in');
    await page.keyboard.press('Enter');
    expect(await filled(page)).toEqual({
      who: 'Someone else',
      county: 'Macomb County',
      case_type: 'OWI / DUI (Operating While Intoxicated)',
      arrested: 'Yes',
      court_date: '2026-11-20',
      description: '',
    });
    expect(await panel(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Free case review']);
    expect(await faults(page), 'form').toEqual([]);

    await tabTo(page, 'Send my request');
    await page.keyboard.press('Enter');
    await page.locator('.chat .problems').waitFor();
    expect(await faults(page), 'form with mistakes').toEqual([]);
    for (const [name, text] of [
      ['their_name', 'Marco Avery'],
      ['full_name', 'Jordan Avery'],
      ['phone', '(810) 555-0199'],
      ['description', 'Second OWI, court on Friday in Mount Clemens'],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'consent');
    await page.keyboard.press('Space');
    await tabTo(page, 'Send my request');
    await page.keyboard.press('Enter');
    await page.locator('.chat .received').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('received');
    expect(await page.locator('.toast').first().innerText()).toContain('Request Submitted');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await startIsSeen(page, '.chat .received'), 'the start of what became of it').toBe(true);
    expect(await faults(page), 'received').toEqual([]);
    const reference = await shownReference(page);
    const stored = (await intake.rows()).find((one) => one.reference === reference);
    expect(stored).toMatchObject({
      page: '/about',
      sealed: { answers: { their_name: 'Marco Avery', full_name: 'Jordan Avery', county: 'Macomb County', court_date: '2026-11-20', arrested: 'Yes' } },
    });
    expect(said).toEqual([]);
    await close();
  });

  test('the numbers for help are in sight while an answer is awaited and after a failure', async () => {
    const { page, says, close } = await openChat(options, secondOwi);
    await page.unroute('**/legal-chat');
    const held = Promise.withResolvers<() => Promise<void>>();
    await page.route('**/legal-chat', (route) => held.resolve(() => route.abort()));
    says(undefined);
    await input(page).fill('Hello');
    await input(page).press('Enter');
    await page.locator('.chat-spinner').waitFor();
    expect(await lifelines(page)).toEqual([]);
    await (await held.promise)();
    await page.locator('.chat-retry').waitFor();
    expect(await lifelines(page)).toEqual([]);
    await close();
  });
});

test('at 400% the field and the numbers for help stay on the screen, whatever the panel shows', async () => {
  const { page, close } = await openChat(zoomed, secondOwi);
  const cut = () =>
    page.locator('.chat-input, .chat-lifelines').evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().bottom > innerHeight).length);
  expect([await cut(), await faults(page)], 'open').toEqual([0, []]);
  await input(page).fill('my ssn is 123-45-6789');
  await input(page).press('Enter');
  expect([await cut(), await page.locator('.chat-warning').isVisible(), await faults(page)], 'warned').toEqual([0, true, []]);
  await ask(page, 'second owi');
  expect([await cut(), await faults(page)], 'answered').toEqual([0, []]);
  await openForm(page);
  expect([await cut(), await faults(page)], 'form').toEqual([0, []]);
  await close();
});

describe('chips', () => {
  test('go as soon as another question is on its way, and the focus waits where the answer appears', async () => {
    const { page, close } = await openChat(desktop, secondOwi);
    await ask(page, 'second owi');
    await page.unroute('**/legal-chat');
    await page.route('**/legal-chat', () => undefined);
    await chips(page).first().click();
    await page.locator('.chat-spinner').waitFor();
    expect([await chips(page).count(), await page.evaluate(() => document.activeElement?.getAttribute('role'))]).toEqual([0, 'log']);
    await close();
  });

  test('and what the talk is about are there again on the next page', async () => {
    const { page, close } = await openChat(phone, secondOwi);
    await ask(page, 'second owi');
    await page.goto(`${intake.product.url}/faqs`);
    await page.locator('.ask').click();
    await panel(page).waitFor();
    expect(await chips(page).count()).toBe(2);
    expect(await page.locator('.chat-about').innerText()).toContain('Macomb County');
    expect(await page.locator('.chat-bubble sup a[href]').count()).toBe(3);
    await close();
  });

  test('what the talk is about is announced when it changes, and not with every sentence', async () => {
    const { page, says, close } = await openChat(desktop, secondOwi);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      const line = document.querySelector('.chat-about[role=status]');
      if (line) new MutationObserver(() => heard.push(line.textContent ?? '')).observe(line, { childList: true, subtree: true, characterData: true });
    });
    await ask(page, 'second owi');
    says(whoNeedsHelp);
    await ask(page, 'how do I find him');
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual(['So far: second OWI, Macomb County, in custody']);
    await close();
  });
});

describe('the notes of an answer', () => {
  test('are raised numbers that lead to the law, and the title of the answer stands out', async () => {
    const { page, close } = await openChat(desktop, secondOwi);
    await ask(page, 'second owi');
    const answer = page.locator('.chat-message.assistant').last();
    expect(await answer.locator('strong').innerText()).toBe('A second OWI');
    const links = await answer
      .locator('sup a')
      .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), one.getAttribute('href'), one.getAttribute('rel')]));
    const [mcl625, mcl904] = ['https://www.legislature.mi.gov/625', 'https://www.legislature.mi.gov/904d'];
    expect(links).toEqual([
      ['1', mcl625, 'noreferrer'],
      ['1', mcl625, 'noreferrer'],
      ['2', mcl904, 'noreferrer'],
    ]);
    expect(await answer.getByRole('link', { name: 'note 2: MCL 257.904d' }).count()).toBe(1);
    expect(await answer.getByRole('link', { name: 'MCL 257.625', exact: true }).getAttribute('href')).toBe(mcl625);
    expect(await answer.getByRole('link', { name: 'Read more: OWI in Michigan' }).getAttribute('href')).toBe('/practice-areas/owi-dui');
    await close();
  });

  test('become links when their sources come, and no screen reader says the answer twice', async () => {
    const { page, close } = await openChat(desktop);
    const [text = '', end = ''] = streamed(secondOwi).split(/(?=data: [^\n]*"beside")/);
    await page.evaluate(
      ([first = '', last = '']) => {
        const encoder = new TextEncoder();
        const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
          stream.enqueue(encoder.encode(first));
          Reflect.set(window, 'finish', () => {
            stream.enqueue(encoder.encode(last));
            stream.close();
          });
        };
        window.fetch = async () => new Response(new ReadableStream({ start }), { headers: { 'Content-Type': 'text/event-stream' } });
      },
      [text, end],
    );
    await input(page).fill('second owi');
    await input(page).press('Enter');
    await page.getByText('MCL 257.904d').waitFor();
    expect(await page.locator('.chat-bubble a[href^=https]').count()).toBe(0);
    const said = await page.evaluate(async () => {
      const added: string[] = [];
      const watcher = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) if ((target as Element).closest?.('.chat-bubble')) added.push(...[...addedNodes].map(String));
      });
      watcher.observe(document.querySelector('.chat-log') ?? document.body, { childList: true, subtree: true });
      (Reflect.get(window, 'finish') as () => void)();
      while (!document.querySelector('.chat-offer')) await new Promise((resolve) => setTimeout(resolve, 20));
      return added;
    });
    expect([said, await page.locator('.chat-bubble a[href^=https]').count()]).toEqual([[], 5]);
    await close();
  });

  test('are numbers and nothing more as long as no source has come', async () => {
    const { page, close } = await openChat(desktop, { text: secondOwi.text });
    await ask(page, 'second owi');
    expect(await page.locator('.chat-bubble sup').allInnerTexts()).toEqual(['1', '1 2', '1', '2']);
    expect(await page.locator('.chat-bubble sup a[href], .chat-sources a[href]').count()).toBe(0);
    await close();
  });
});

test('the title of a next step stands out as that of an answer does', async () => {
  const { page, close } = await openChat(desktop, { text: 'Your next step: call us, then the jail\nCall now.', beside: alone });
  await ask(page, 'Find my next step');
  expect(await page.locator('.chat-bubble strong').allInnerTexts()).toEqual(['call us, then the jail']);
  await close();
});

test('an answer in Arabic is marked as such and runs from right to left', async () => {
  const text = 'من صفحاتنا: ماذا تقول للشرطة\nيمكنك أن تصمت.\nللمزيد: عند التوقيف (/arrested)';
  const { page, close } = await openChat(desktop, { text, beside: { ...alone, lang: 'ar' } });
  await ask(page, 'ماذا أقول للشرطة');
  const bubble = page.locator('.chat-message.assistant .chat-bubble').last();
  expect([await bubble.getAttribute('lang'), await bubble.evaluate((one) => getComputedStyle(one).direction)]).toEqual(['ar', 'rtl']);
  expect([await bubble.locator('strong').innerText(), await bubble.locator('a').getAttribute('href')]).toEqual(['ماذا تقول للشرطة', '/ar/arrested']);
  await close();
});

test.each([
  ['nothing', undefined],
  ['a text', 'chips'],
  ['null', null],
  ['another shape', { lang: 1, about: {}, notes: 'x' }],
  ['chips of an unknown kind', { ...alone, chips: { kind: 'buttons', texts: ['Press'] } }],
  ['chips that are no texts', { ...alone, chips: { kind: 'next', texts: [{}] } }],
  ['an address that is no page', { ...alone, notes: [{ cite: 'MCL 1', address: 'javascript:alert(1)' }] }],
])('beside an answer %s is ignored, and the answer stands', async (_, beside) => {
  const { page, said, close } = await openChat(desktop, { text: 'An answer.¹', beside });
  await ask(page, 'Hello');
  expect(await page.locator('.chat-message.assistant').last().innerText()).toContain('An answer.');
  expect([await chips(page).count(), await page.locator('.chat-bubble sup a[href]').count(), said]).toEqual([0, 0, []]);
  await close();
});

describe('the form in the panel', () => {
  test('can be changed in every field, and keeps what was typed through the way back to the chat and a closed panel', async () => {
    const { page, says, close } = await openChat(desktop, secondOwi);
    await ask(page, 'second owi');
    await input(page).fill('half a question');
    await openForm(page);
    await confirmStart(page);
    await field(page, 'county').fill('Wayne County');
    await field(page, 'description').fill('Court in Romulus, December 3.');
    await field(page, 'who').first().check();
    await page.getByRole('button', { name: 'Back to the chat' }).click();
    expect([await page.evaluate(() => document.activeElement?.textContent), await input(page).inputValue()]).toEqual([offer, 'half a question']);
    says(nothingFits);
    await ask(page, 'and the haircut?');
    await openForm(page);
    await page.keyboard.press('Escape');
    expect(await panel(page).count()).toBe(0);
    await page.locator('.ask').click();
    expect(await filled(page)).toMatchObject({ who: 'Me', county: 'Wayne County', description: 'Court in Romulus, December 3.', arrested: 'Yes' });
    await close();
  });

  test('that nobody has typed into begins with what the talk says by now, and goes with a cleared talk', async () => {
    const { page, says, close } = await openChat(desktop, { text: 'An answer.', beside: alone });
    await ask(page, 'hello');
    await openForm(page);
    expect(await filled(page)).toMatchObject({ county: '', case_type: '', arrested: 'Prefer not to say' });
    await page.getByRole('button', { name: 'Back to the chat' }).click();
    says(secondOwi);
    await ask(page, 'second owi in macomb');
    await openForm(page);
    await confirmStart(page);
    expect(await filled(page)).toMatchObject({ county: 'Macomb County', arrested: 'Yes' });
    await field(page, 'full_name').fill('Jordan Avery');
    await page.getByRole('button', { name: 'Back to the chat' }).click();
    await page.getByRole('button', { name: 'Clear this chat' }).click();
    says({ text: 'An answer.', beside: alone });
    await ask(page, 'hours');
    await openForm(page);
    expect([await field(page, 'full_name').inputValue(), await filled(page)]).toMatchObject(['', { county: '', description: '' }]);
    await close();
  });

  test('holds nothing of the talk where the visitor leaves it out', async () => {
    const { page, close } = await openChat(desktop, secondOwi);
    await ask(page, 'second owi in macomb');
    await openForm(page);
    await page.getByRole('button', { name: 'No, leave it out' }).click();
    expect(await page.locator('.start').count()).toBe(0);
    expect(await filled(page)).toMatchObject({ who: '', county: '', case_type: '', court_date: '', description: '' });
    await close();
  });

  test('beside the form of the page is a form of its own', async () => {
    const { page, said, close } = await openChat(desktop, secondOwi, '/contact');
    await ask(page, 'second owi');
    await openForm(page);
    await field(page, 'full_name').fill('Jordan Avery');
    expect(await page.locator('main form.intake [name=full_name]').inputValue()).toBe('');
    expect([await axeViolations(page), said]).toEqual([[], []]);
    await close();
  });

  test('that cannot be loaded leaves a link to the page that has it', async () => {
    const { page, close } = await openChat(phone, secondOwi);
    await ask(page, 'second owi');
    await page.route('**/islands/assets/intake-*', (route) => route.abort());
    await page.getByRole('button', { name: offer }).click();
    const link = panel(page).getByRole('link', { name: 'Open the form on its own page' });
    await link.waitFor();
    expect([await link.getAttribute('href'), await faults(page)]).toEqual(['/free-consultation', []]);
    await close();
  });

  test('leaves the same link in a browser that cannot run it', async () => {
    const { page, close } = await openChat(phone, secondOwi);
    await ask(page, 'second owi');
    await page.evaluate(() => Reflect.deleteProperty(window, 'FormData'));
    await page.getByRole('button', { name: offer }).click();
    await panel(page).getByRole('link', { name: 'Open the form on its own page' }).waitFor();
    await close();
  });
});

describe('what happened never gets into the form', () => {
  test('when it was said to the real server, whose own answer fills the fields', async () => {
    const { page, said, close } = await openChat(phone);
    await ask(page, 'My brother got a second OWI, what now?');
    const answer = page.locator('.chat-message.assistant').last();
    expect(await answer.locator('strong').first().innerText()).toMatch(/\w/);
    expect(await faults(page)).toEqual([]);
    await ask(page, 'I hit him and ran');
    // The way to the form is there, and is not pressed on anybody.
    expect(await page.locator('.chat-offer').evaluate((one) => one.matches('.quiet'))).toBe(true);
    await ask(page, 'the coke in the glovebox was mine');
    await ask(page, 'How much do you charge?');
    await openForm(page);
    await confirmStart(page);
    expect((await form(page).innerText()) + JSON.stringify(await filled(page))).not.toMatch(/hit him|glovebox|OWI, what now/);
    const { description, who } = await filled(page);
    expect([description, who]).toEqual(['', 'Someone else']);
    expect(said.filter((line) => !/^failed: .*\/legal-chat$/.test(line))).toEqual([]);
    await close();
  });

  test('and in danger to life no form is offered at all', async () => {
    const { page, says, close } = await openChat(phone, { text: 'Call 911 now.', beside: { ...alone, offer: 'none' } });
    await ask(page, 'help');
    expect(await page.locator('.chat-offer').getByRole('button').allInnerTexts()).toEqual(['Clear this chat']);
    says({ text: 'An answer.', beside: alone });
    await ask(page, 'and now?');
    expect(await page.getByRole('button', { name: offer }).count()).toBe(1);
    await close();
  });
});

describe('a number that names a person', () => {
  test.each(['My SSN is 123-45-6789', 'born on 4/27/1981'])('is warned of before anything is sent, and then left out: %s', async (text) => {
    const { page, asked, close } = await openChat(desktop, { text: 'An answer.', beside: alone });
    await input(page).fill(text);
    await input(page).press('Enter');
    await page.getByText('Please take out the Social Security number or birth date.').waitFor();
    expect([await input(page).inputValue(), asked]).toEqual([text, []]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('.chat-offer').waitFor();
    expect(asked.flat().join()).toContain('[private]');
    expect(asked.flat().join() + (await page.locator('.chat-log').innerText())).not.toMatch(/\d{2}-\d{4}|1981/);
    await close();
  });

  test('that is taken out is sent without another word', async () => {
    const { page, asked, close } = await openChat(desktop, { text: 'An answer.', beside: alone });
    await input(page).fill('my dob is 4/27/1981');
    await input(page).press('Enter');
    await page.locator('.chat-warning').waitFor();
    await input(page).fill('court on 11/20/2026');
    expect(await page.locator('.chat-warning').count()).toBe(0);
    await input(page).press('Enter');
    await page.locator('.chat-offer').waitFor();
    expect(asked).toEqual([['court on 11/20/2026']]);
    await close();
  });
});

test('the panel says that it may pass the text on until the server has said whether it does', async () => {
  const { page, says, close } = await openChat(desktop, { text: 'An answer.', beside: { ...alone, provider: true } });
  const notice = () => page.locator('.chat-notice').innerText();
  expect(await notice()).toMatch(/not privileged or confidential.*If another company’s AI helps us answer, that company gets the text\.$/s);
  await ask(page, 'Hello');
  expect(await notice()).toMatch(/Another company’s AI helps to find the answer and gets your text\.$/);
  says({ text: 'An answer.', beside: { ...alone, provider: false } });
  await ask(page, 'Hello');
  expect(await notice()).not.toContain('company');
  await close();
});

test('no script for the browser holds a lookbehind, which Safari before 16.4 cannot read', () => {
  const scripts = globSync('public/islands/assets/*.js');
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => /\(\?<[!=]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Whether the first lines of what a place holds are on the screen, below what lies over it. */
function startIsSeen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + 30));
  });
}
