import manifest from '#package.json' with { type: 'json' };

/** Which release this is, as it was built: the code beside it may be newer. */
export const { version } = manifest;
