/**
 * How many requests may come within the hour from one part of the network, narrow to wide, before they count as a crowd: a household, the
 * customers of one company in a town, those of a phone company in the whole country.
 */
export const usualFrom = [1, 3, 10] as const;

/** A request's parts of the network stand one behind the other, each as so many bytes of a digest. */
export const placeBytes = 16;

/** More than this many with the same piece of text within the hour are no coincidence. */
export const usualAlike = 3;

/** Narrow to wide. */
export function placesOf(network: Buffer): Buffer[] {
  return Array.from({ length: Math.max(1, Math.floor(network.length / placeBytes)) }, (_, at) => network.subarray(at * placeBytes, (at + 1) * placeBytes));
}

/** Counts of one request's places as one figure, on the scale of the narrowest: the worst of them. */
export function worstOf(counts: readonly number[]): number {
  return Math.max(1, ...counts.map((count, at) => Math.floor(count / (usualFrom[at] ?? 1))));
}
