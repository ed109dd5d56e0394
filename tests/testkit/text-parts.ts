/** In how many parts carriers send a text, each of which is paid for. */
export function segmentsOf(text: string): number {
  const septets = septetsOf(text);
  return septets === undefined ? partsOf(text.length, 70, 67) : partsOf(septets, 160, 153);
}

/** The parts of a longer text hold a few characters less: they say which one they are. */
function partsOf(length: number, alone: number, joined: number): number {
  return length <= alone ? 1 : Math.ceil(length / joined);
}

/** The length in the GSM alphabet (3GPP 23.038); undefined for a text with any other sign. */
function septetsOf(text: string): number | undefined {
  let length = 0;
  for (const sign of text) {
    if (extended.includes(sign)) length += 2;
    else if (basic.includes(sign)) length += 1;
    else return undefined;
  }
  return length;
}

const basic = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';
