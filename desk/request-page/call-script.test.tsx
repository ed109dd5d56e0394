import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CallScript } from '#desk/request-page/call-script.tsx';
import { callScripts } from '#desk/words/call-script.ts';
import { languages } from '#firm/languages.ts';

describe.each(['es', 'ar'] as const)('what to say first in %s', (code) => {
  const lines = Object.values(callScripts[code]).map(({ said, means }) => ({ said: said('The Firm'), means: means('The Firm') }));

  test('greets, gets an interpreter, and asks for no story', () => {
    expect(lines.map(({ means }) => means)).toEqual([
      expect.stringMatching(/^Hello\./),
      expect.stringMatching(/interpreter/),
      expect.stringMatching(/do not tell me what happened yet/),
    ]);
    expect(lines.filter(({ said }) => /\?|؟/.test(said))).toEqual([]);
  });

  test('stands on the page in its own letters and direction, with English beside it', () => {
    const { lang, dir } = languages[code];
    const markup = renderToStaticMarkup(<CallScript language={{ name: 'Its name', lang, dir, line: '', script: lines }} />);
    for (const { said, means } of lines) expect(markup).toContain(`<dt>${means}</dt><dd lang="${lang}" dir="${dir}">${said}</dd>`);
  });
});
