/** What is known about how a request was sent. None of it refuses anybody: it only sorts. */
export type Signals = {
  /** A small computation that a browser does while the form is filled in. `weak`: less work than is asked for by now. Without script there is none. */
  proof: 'proven' | 'weak' | 'none' | 'wrong';
  /** Seconds from the first touch of the form to Send, as signed by us. */
  seconds: number | undefined;
  /** Whether a field that people do not see is filled in. Spam programs do that, and sometimes a person's autofill. */
  trap: boolean;
  /** How many came from the same part of the network within the last hour, this one included; of wide parts, their share. */
  fromThere: number;
  /** How many requests say the same in the last hour, but for numbers and a few words, under whatever name. */
  alike: number;
  text: string;
};

export type Lane = 'open' | 'quarantine';

/** `suspicion` only decides the order in which the firm is told of requests. */
export type Ranked = { lane: Lane; suspicion: number };

/** The lane, the order in which people are told, the parts of the network, and the keys under which like descriptions are counted, with blanks between. */
export type Sorted = Ranked & { network: Buffer | null; alikeKey: string | null };

/** From this many points on, a request waits for a look and alerts nobody. */
const suspicious = 5;

/**
 * Points for what spam does and people rarely do. No single one is enough for quarantine, and the language of the text counts
 * nothing. What others send never puts a person there: how many came from the same place, or said the same, only decides in
 * which order the firm is told, and a flood is told of in bundles (notifications/throttle/throttle.ts).
 */
export function rank(signals: Signals): Ranked {
  const own =
    { proven: 0, weak: 1, none: 2, wrong: 3 }[signals.proof] +
    (signals.seconds !== undefined && signals.seconds < 2 ? 1 : 0) +
    // With the proof of work done there is probably a person, whose autofill filled in too much.
    (signals.trap ? (signals.proof === 'proven' ? 1 : 3) : 0) +
    linkPoints(signals.text);
  const crowd = (signals.fromThere > 30 ? 4 : signals.fromThere > 10 ? 2 : signals.fromThere > 3 ? 1 : 0) + (signals.alike > 3 ? 3 : 0);
  return { lane: own >= suspicious ? 'quarantine' : 'open', suspicion: own + crowd };
}

/** One link may be to a court or a newspaper. Two, or markup, count as advertising. */
function linkPoints(text: string): number {
  const links = text.match(/https?:\/\/(www\.)?|www\.|\[url/gi)?.length ?? 0;
  const markup = /<\s*(a|script|img|iframe)\b/i.test(text);
  return links >= 2 || markup ? 4 : links === 1 ? 2 : 0;
}
