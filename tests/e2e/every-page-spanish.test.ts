// @module-tag nightly
import { languages } from '#firm/languages.ts';
import { checkEveryPage } from '../testkit/every-page.ts';

// The same text takes a tenth more bytes than in English (docs/bench.md).
checkEveryPage(languages.es, 15_800);
