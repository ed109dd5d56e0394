/** Asks again three times for an answer that did not come, whatever the reason; Twilio reads this and does not send it on. */
const triedAgain = '#rc=3&rp=all';

/** Where the keys of a call are sent. The address is absolute, because a call that carries its own TwiML has none to be relative to. */
export function choiceUrl(website: string, delivery: string, reading: number): string {
  return `${website}/voice/choice?d=${delivery}${reading > 1 ? `&n=${reading}` : ''}${triedAgain}`;
}

/** Reads something and waits eight seconds for one key; that none came is told as well. */
export function asking(says: string, url: string): string {
  return twiml(`<Gather numDigits="1" timeout="8" actionOnEmptyResult="true" action="${escaped(url)}"><Say>${escaped(says)}</Say></Gather>`);
}

/** The last words of a call. */
export function ending(says: string): string {
  return twiml(`${says ? `<Say>${escaped(says)}</Say>` : ''}<Hangup/>`);
}

/** What is written back to a text, if anything is. */
export function replying(text: string | undefined): string {
  return twiml(text === undefined ? '' : `<Message>${escaped(text)}</Message>`);
}

function twiml(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
}

/** One bare & would make Twilio end the call with an apology. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
