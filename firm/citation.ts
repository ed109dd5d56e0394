/** The address of the official text, or undefined when the citation has no form that is known. */
export function officialText(citation: string): string | undefined {
  for (const [form, address] of forms) {
    const match = form.exec(citation);
    if (match) return address(...match.slice(1));
  }
  return undefined;
}

/** How a source of law may be written, and where its official text stands. An address is made from the citation, so that it cannot name another section. */
const forms: readonly [form: RegExp, address: (...parts: string[]) => string][] = [
  [/^MCL (\d+[A-Z]?)\.(\d+[a-z]{0,2})((?:\(\w+\))*)$/, (chapter, section) => `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${chapter}-${section}`],
  [/^(20\d\d) PA (\d+)$/, (year, act) => `https://www.legislature.mi.gov/Laws/PublicActs?year=${year}&number=${act}`],
  [/^MCR \d\.\d{3}((?:\(\w+\))*)$/, () => `${rules}current-rules-and-jury-instructions/michigan-court-rules/`],
  [/^MRPC \d\.\d{1,2}((?:\(\w+\))*)$/, () => rules],
  [/^Mich Admin Code R (\d+)\.\d+$/, () => 'https://ars.apps.lara.state.mi.us/AdminCode/AdminCode'],
  [/^Const 1963, art \d+, § \d+$/, () => 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-Constitution'],
  [/^(\d+) USC (\d+[a-z]*)((?:\(\w+\))*)$/, (title, section) => `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}`],
  [/^(\d+) CFR (\d+\.\d+)((?:\(\w+\))*)$/, (title, section) => `https://www.ecfr.gov/current/title-${title}/section-${section}`],
  [/^US Const, Am ([IVX]+)$/, (amendment) => `https://constitution.congress.gov/constitution/amendment-${roman.indexOf(amendment ?? '') + 1}/`],
  [/^Vienna Convention on Consular Relations, art \d+$/, () => 'https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf'],
  [/^[^,]+ v [^,]+, (\d+) US (\d+) \(\d{4}\)$/, (volume, page) => reported(Number(volume), page ?? '')],
  [/^(?:[^,]+ v|In re) [^,]+, \d+ Mich (?:App )?\d+ \(\d{4}\)$/, () => opinions],
  [/^(?:[^,]+ v|In re) [^,()]+ \(Mich \d{4}\)$/, () => opinions],
];

const rules = 'https://www.courts.michigan.gov/rules-administrative-orders-and-jury-instructions/';
const opinions = 'https://www.courts.michigan.gov/case-search/';
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'];

/** The Library of Congress keeps the United States Reports up to volume 542, the Court itself the later ones. */
function reported(volume: number, page: string): string {
  return volume <= 542
    ? `https://www.loc.gov/item/usrep${volume}${page.padStart(3, '0')}/`
    : `https://www.supremecourt.gov/opinions/boundvolumes/${volume}BV.pdf`;
}
