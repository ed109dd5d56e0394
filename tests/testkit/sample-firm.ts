import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type FirmFile, firmFile } from '#firm/firm-file.ts';

/** The firm that tests know by heart, whatever firm file stands in the words. */
export function sampleFirm(): FirmFile {
  return firmFile.parse(load(readFileSync('tests/fixtures/firm.yaml', 'utf8')));
}
