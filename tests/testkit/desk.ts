import type { CDPSession, Page } from 'playwright-core';
import { freePort } from '#scripts/ports.ts';
import { demoKeys } from '#server/demo-secrets.ts';
import { axeViolations } from './browser.ts';
import { command } from './command.ts';
import { wordsOfDeskFirm } from './desk-firm.ts';
import { startDeskProcess } from './desk-process.ts';
import { type Practice, startPractice, textOf } from './practice.ts';
import { type Running, until } from './product.ts';
import type { Words } from './words-of-firm.ts';

/** The whole product with the desk, whose firm also has somebody in the office. */
export type DeskWorld = Practice & { deskUrl: string; desk: Running; words: Words; deskEnv: NodeJS.ProcessEnv };

/** The people of the sample firm, and one of the office. */
export type Somebody = 'attorney' | 'second' | 'partner' | 'technician' | 'office';

const mailOf: Record<Somebody, string> = {
  attorney: 'intake@example.com',
  second: 'second@example.com',
  partner: 'partner@example.com',
  technician: 'technician@example.com',
  office: 'office@example.com',
};

export async function startDesk(env: NodeJS.ProcessEnv = {}): Promise<DeskWorld> {
  const words = wordsOfDeskFirm();
  const port = await freePort();
  const deskUrl = `http://localhost:${port}`;
  const practice = await startPractice({ CONTENT_FOLDER: words.folder, DESK_URL: deskUrl, ...env });
  const deskEnv = { ...practice.env, DESK_PORT: String(port) };
  const desk = await startDeskProcess(deskEnv);
  const world: DeskWorld = {
    ...practice,
    deskUrl,
    desk,
    words,
    deskEnv: { ...deskEnv, DATABASE_URL: practice.product.postgres.urls.desk },
    stop: async () => {
      await world.desk.stop();
      await practice.stop();
      words.remove();
    },
  };
  return world;
}

/** Invited by the command on the server; the link as it arrives by mail. */
export async function invitationFor(world: DeskWorld, person: Somebody, ...flags: string[]): Promise<string> {
  const before = world.mail.received().length;
  const { status, said } = await command('desk-invite', [person, ...flags], { ...demoKeys.desk, ...world.deskEnv, INTAKE_SECRET: undefined });
  if (status !== 0) throw new Error(said);
  return invitationMailed(world, person, before);
}

/** The link of an invitation that came after so many mails. */
export async function invitationMailed(world: Pick<DeskWorld, 'mail'>, person: Somebody, before: number): Promise<string> {
  const link = () =>
    world.mail
      .received()
      .slice(before)
      .filter(({ envelope }) => envelope.to.includes(mailOf[person]))
      .map((mail) => /https?:\/\/\S+\/enroll#[\w-]+/.exec(textOf(mail))?.[0])
      .find(Boolean);
  await until('the invitation has arrived', () => link() !== undefined, 60);
  return link() ?? '';
}

export type Authenticator = { cdp: CDPSession; id: string };

/** A phone's own authenticator, in Chromium itself: policies, headers and origins count as for a real one. */
export async function authenticatorOf(page: Page, { synced = true }: { synced?: boolean } = {}): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      defaultBackupEligibility: synced,
      defaultBackupState: synced,
    },
  });
  return { cdp, id: authenticatorId };
}

/** The way everybody gets in for the first time: invited, mailed, enrolled. The page is at the desk afterward, as this person. */
export async function signIn(page: Page, world: DeskWorld, person: Somebody): Promise<Authenticator> {
  const authenticator = await authenticatorOf(page);
  await enroll(page, await invitationFor(world, person));
  return authenticator;
}

export async function enroll(page: Page, link: string, name = 'Work phone'): Promise<void> {
  await page.goto(link);
  await page.fill('[name=name]', name);
  await page.click('text=Set up a passkey here');
  await page.waitForURL('**/people');
}

/** With a passkey that this page's authenticator already has. */
export async function signInAgain(page: Page, { deskUrl }: Pick<DeskWorld, 'deskUrl'>, to = ''): Promise<void> {
  await page.goto(`${deskUrl}/sign-in${to && `?${new URLSearchParams({ to })}`}`);
  await page.click('text=Sign in with your passkey');
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Accessibility rules that a page breaks, and pixels that it is too wide, at these widths. */
export async function axeAt(page: Page, widths: readonly number[] = [390, 1280]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    found.push(...(await axeViolations(page)).map((one) => `${width}: ${one}`));
    // A phone makes its window as wide as the page, so the page is compared with what it was given.
    const wide = await page.evaluate((given) => (document.scrollingElement?.scrollWidth ?? 0) - given, width);
    if (wide > 0) found.push(`${width}: ${wide} pixels too wide`);
  }
  return found;
}
