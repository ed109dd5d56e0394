import { resolve } from 'node:path';
import { keepWords } from '#firm/words-copy.ts';
import { handOver } from '#scripts/steps.ts';

/**
 * `npm run build`: copies the words as they are now, then makes everything from the copy (scripts/build-from-words.ts), so that a file
 * that is saved meanwhile is in the next build, and wholly.
 */
keepWords('build/words');
await handOver('node', ['scripts/build-from-words.ts', ...process.argv.slice(2)], { BUILT_WORDS: resolve('build/words'), CONTENT_FOLDER: '', FIRM_DIR: '' });
