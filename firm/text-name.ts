/** The longest sender with which every text to a visitor still fits, in every language (followup/alerts/texts.ts). */
export const longestTextName = 20;

/** Words that would tell whoever glances at the phone what the office does. */
const tells = /law|legal|defen[cds]|crim|attorney|lawyer|counsel|court|justice|bail|jail|abogad|juris|litigat|trial|dui|owi/i;

export function tellsTrade(name: string): boolean {
  return tells.test(name);
}

/** A sender for texts out of a firm's name: "Blue Water office" for Blue Water Defense. */
export function neutralName(name: string): string {
  const kept = name.split(/\s+/).filter((word) => !tellsTrade(word) && !/^(firm|group|office|offices|of|the|and|&|p\.?c\.?|pllc|llc)$/i.test(word));
  const fits = `${kept.slice(0, 2).join(' ') || 'Our'} office`;
  return fits.length <= longestTextName ? fits : (kept[0] ?? '').slice(0, longestTextName);
}
