import type { ReceiptKey } from '#followup/receipt/receipt-row.ts';

/** What every button of a receipt sends back: what opens it, and the mailed link that it was opened with, if it was. */
export function ReceiptKeyFields({ receipt: { token, proof } }: { receipt: Extract<ReceiptKey, { token: string }> }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {proof ? <input type="hidden" name="proof" value={proof} /> : null}
    </>
  );
}
