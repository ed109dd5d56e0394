import type { ReceiptStep } from '#followup/receipt/receipt-view.ts';
import { Icon } from '#ui/icon.tsx';
import { useSite } from '../site-context.tsx';

/** Where the request is on its way: each mark that it has passed is lit. The times beside them say the same in words. */
export function ReceiptSteps({ river }: { river: ReceiptStep[] }) {
  const { live } = useSite().words.receipt;
  return (
    <div className="standing">
      <h2>{live.heading}</h2>
      <p className="note">{live.clock}</p>
      <ol className="river slim">
        {river.map(({ name, light, title, when, body }, at) => (
          <li key={name} data-buoy={name} data-light={light} aria-current={light === 'near' ? 'step' : undefined} hidden={light === 'gone'}>
            <Icon name="reach" className="reach" />
            <Icon name={at % 2 ? 'nun' : 'can'} className="buoy" />
            <div>
              <h3 data-live={`${name}-label`}>{title}</h3>
              <p className="when" data-live={name}>
                {when}
              </p>
              {body === undefined ? null : <p data-live={`${name}-body`}>{body}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
