// @module-tag nightly
import { languageAt } from '#firm/languages.ts';
import { checkInBrowser } from '../testkit/every-page.ts';

checkInBrowser((path) => languageAt(path).language.code === 'es');
