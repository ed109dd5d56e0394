import { content } from '#firm/content.ts';
import { ContentError } from '#firm/content-file.ts';
import { languages } from '#firm/languages.ts';
import { isSampleFirm } from '#firm/sample-traces.ts';
import { wordsOf } from '#site/words/words.ts';

/** What a site that runs with LAUNCH_CHECK=off does otherwise: nothing was signed or checked there, so nobody may find it or rely on it. */
export type BeforeLaunch = {
  /** Asks search engines to leave every page out. */
  headers: Record<string, string>;
  /** Puts a line at the top of a page. The sample firm has none: its pages say themselves that it is invented. */
  mark: ((html: string) => string) | undefined;
};

export const noindex = { 'X-Robots-Tag': 'noindex' };

/** Undefined for a site with the launch check on. */
export function beforeLaunch(launchCheck: string | undefined): BeforeLaunch | undefined {
  if (launchCheck !== 'off') return undefined;
  return { headers: noindex, mark: isSample() ? undefined : withMark };
}

/** Words that are being edited may hold a mistake while an earlier release is put back; then nobody needs to know whose they are. */
function isSample(): boolean {
  try {
    return isSampleFirm(content().firm);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return false;
  }
}

/** `<mark>` is yellow without any style: a page's policy allows no other style than its own. */
function withMark(html: string): string {
  const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  const language = Object.values(languages).find((one) => one.lang === lang) ?? languages.en;
  return html.replace(/<body[^>]*>/, (body) => `${body}<aside><p><mark>${wordsOf(language).front.notOpen}</mark></p></aside>`);
}
