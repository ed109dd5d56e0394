import type { ByLanguage } from '#firm/languages.ts';
import { courtsFor, spelledIn } from '#self-help/courts/find.ts';
import { type CourtsWords, englishCourts } from '../words/courts.en.ts';
import type { Mount } from './islands.ts';
import { inPageLanguage } from './page-language.ts';

const wordsByLanguage: ByLanguage<CourtsWords> = {
  en: () => englishCourts,
  es: async () => (await import('../words/courts.es.ts')).spanishCourts,
  ar: async () => (await import('../words/courts.ar.ts')).arabicCourts,
};

export async function worded(): Promise<Mount> {
  const words = await inPageLanguage(wordsByLanguage);
  return (element) => mount(element, words);
}

/** Hides the rows that do not fit what is typed. The box has no form and no name: what is typed stays in it, and goes with the page. */
function mount(element: HTMLElement, words: CourtsWords): void {
  const box = element.querySelector('input');
  const said = element.querySelector('[role="status"]');
  if (!box || !said) return;
  const tables = [...document.querySelectorAll<HTMLTableElement>('.courts')];
  const rows = tables.flatMap((table) => [...table.tBodies].flatMap((body) => [...body.rows]));
  const courts = rows.map((row) => {
    const county = row.closest('table');
    // A felony goes on to the county's circuit court, so that the places of the whole county lead there too.
    const places = row.dataset['kind'] === 'circuit' ? county : row;
    return {
      names: spelledIn(textsIn(row, 'th'), words),
      places: spelledIn(`${textsIn(county, 'caption')} ${textsIn(places, '[data-place]')}`, words),
    };
  });
  const show = () => {
    const found = new Set(courtsFor(box.value, courts, words.skipped));
    for (const [at, row] of rows.entries()) row.hidden = !found.has(at);
    for (const table of tables) table.hidden = [...table.tBodies].every((body) => [...body.rows].every(({ hidden }) => hidden));
    said.textContent = box.value.trim() === '' ? '' : words.found(found.size);
  };
  box.addEventListener('input', show);
  // On a phone the keyboard would cover what was found.
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    box.blur();
    document.querySelector('#courts')?.scrollIntoView();
  });
  // A page that comes back from the browser's memory shows all of them again.
  addEventListener('pagehide', () => {
    box.value = '';
    show();
  });
  // A short list would bring the drawing below it near the screen, which the browser then asks for: what is typed must cause no request.
  for (const drawing of document.querySelectorAll<HTMLImageElement>('img.shore')) drawing.loading = 'eager';
  show();
}

function textsIn(part: Element | null, selector: string): string {
  return [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join(' ');
}
