import { withoutBundles, wordsOfFirmWith } from './words-of-firm.ts';

type Service = 'ntfy' | 'pushover';

const keys: Record<'attorney' | 'second' | 'partner', Record<Service, string>> = {
  attorney: { ntfy: 'attorney-4f1c0b7de2a94c53', pushover: 'uQiRzpo4DXghDmr9QzzfQu27cmVRsG' },
  second: { ntfy: 'second-90ab13c2f7d64e18', pushover: 'uXk2mPq7vLw9dRt4bNs6cYh8eJf3Ga' },
  partner: { ntfy: 'partner-c7715e0a4b8d42f6', pushover: 'uBz5tKc1wQn8hVr3mXd7gLp9sFj2Ye' },
};

const folders = new Map<Service, string>();

/** The content of a firm in which every lawyer has push messages by one service, and is told of every request one by one. */
export function pushingFirm(service: Service): string {
  const known = folders.get(service);
  if (known) return known;
  const has = Object.entries(keys).map(([who, key]): [RegExp, string] => [
    new RegExp(`(${who}: \\{ [^}]*mobile: "[^"]*")`),
    `$1, push: { ${service}: ${key[service]} }`,
  ]);
  const { folder, remove } = wordsOfFirmWith(withoutBundles, ...has);
  process.once('exit', remove);
  folders.set(service, folder);
  return folder;
}
