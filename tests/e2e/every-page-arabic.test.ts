// @module-tag nightly
import { languages } from '#firm/languages.ts';
import { checkEveryPage } from '../testkit/every-page.ts';

// The same text takes an eighth more bytes than in English (docs/bench.md).
checkEveryPage(languages.ar, 16_700);
