/** What is known about how a request was sent. None of it refuses anybody: it only sorts. */
export type Signals = {
  /** A small computation that a browser does while the form is filled in. Without script there is none. */
  proof: 'proven' | 'none' | 'wrong';
  /** Seconds from the first touch of the form to Send, as signed by us. */
  seconds: number | undefined;
  /** A field that people do not see. Some programs fill in everything, and so do some people's. */
  trap: boolean;
  /** How many came from the same part of the network within the last hour, this one included. */
  fromThere: number;
  /** How many requests say the very same in the last hour, under whatever name. */
  alike: number;
  text: string;
};

export type Lane = 'open' | 'quarantine';

/** From this on, a request waits for a look instead of waking somebody. */
const suspicious = 5;

/**
 * Points for what spam does and people rarely do. Not one of them is enough by itself, and the language of the text
 * counts nothing: whoever writes in Arabic, without script, from a line that thirty others used this hour, has 4 points.
 */
export function rank(signals: Signals): { score: number; lane: Lane } {
  const score =
    { proven: 0, none: 2, wrong: 3 }[signals.proof] +
    (signals.seconds !== undefined && signals.seconds < 2 ? 1 : 0) +
    // A browser that did the work has a person before it, whose program filled in too much.
    (signals.trap ? (signals.proof === 'proven' ? 1 : 3) : 0) +
    linkPoints(signals.text) +
    (signals.fromThere > 30 ? 4 : signals.fromThere > 10 ? 2 : signals.fromThere > 3 ? 1 : 0) +
    (signals.alike > 3 ? 3 : 0);
  return { score, lane: score >= suspicious ? 'quarantine' : 'open' };
}

/** One address may be a court's or a newspaper's. Two, or markup, are an advertisement. */
function linkPoints(text: string): number {
  const links = text.match(/https?:\/\/(www\.)?|www\.|\[url/gi)?.length ?? 0;
  const markup = /<\s*(a|script|img|iframe)\b/i.test(text);
  return links >= 2 || markup ? 4 : links === 1 ? 2 : 0;
}
