import manifest from '../../public/islands/manifest.json';

/** The address of the island loader: hashed in builds, straight from the source in development. */
export const islandLoader = import.meta.env.DEV ? '/site/islands/loader.ts' : `/islands/${manifest['site/islands/loader.ts'].file}`;
