import { type Mail, writeMail } from '#deliveries/mail-layout/mail.tsx';
import { Subtitle, Title, Words } from '#deliveries/mail-layout/parts.tsx';
import type { Firm } from '#firm/content.ts';
import { firmMailWords } from '#notifications/firm-mails/words.en.ts';

export type LawReviewFacts = {
  records: number;
  /** Statements whose date for another look is over, each with its file. */
  past: string[];
  /** Statements whose date is at most 60 days ahead. */
  soon: string[];
  unsigned: number;
  /** Numbers that differ from their record, and records that nothing rests on. */
  wrong: string[];
  /** Files of pages that no attorney has signed. */
  pages: string[];
};

/** Once a month to the responsible lawyer, and to the owners before a review date: which words about the law need another look. */
export function lawReviewMail({ records, past, soon, unsigned, wrong, pages }: LawReviewFacts, firm: Firm): Promise<Mail> {
  const { lawReview } = firmMailWords;
  return writeMail(firm, {
    subject: lawReview.subject(past.length + wrong.length, soon.length),
    preheader: lawReview.preheader(records),
    body: (
      <>
        <Title>{lawReview.title}</Title>
        <Words>{lawReview.unsigned(unsigned, records)}</Words>
        <List heading={lawReview.past} lines={past} none={lawReview.none} />
        <List heading={lawReview.soon} lines={soon} none={lawReview.none} />
        <List heading={lawReview.wrong} lines={wrong} none={lawReview.none} />
        <List heading={lawReview.pages} lines={pages} none={lawReview.none} />
      </>
    ),
    footer: <Words quiet>{lawReview.how}</Words>,
  });
}

/** Enough to start with; the rest is in `npm run law`. */
const mostLines = 60;

function List({ heading, lines, none }: { heading: string; lines: string[]; none: string }) {
  return (
    <>
      <Subtitle>{heading}</Subtitle>
      {lines.length === 0 ? <Words>{none}</Words> : lines.slice(0, mostLines).map((line) => <Words key={line}>{line}</Words>)}
    </>
  );
}
