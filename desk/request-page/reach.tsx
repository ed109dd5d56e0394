import { Button } from '#desk/parts/button.tsx';
import { ActForm } from '#desk/request-page/act-form.tsx';
import type { Addresses } from '#desk/request-page/addresses.ts';
import { type Call, useCall } from '#desk/request-page/use-call.ts';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';
import { Icon } from '#ui/icon.tsx';

/** The number to tap, and the address. */
export function Reach({ addresses: { name, phone, tel, mail, mailto, warnings }, reference }: { addresses: Addresses; reference: string }) {
  const { call, onClick } = useCall(reference);
  return (
    <div className="reach">
      {warnings.map((warning) => (
        <p key={warning} className="notice is-wrong">
          {warning}
        </p>
      ))}
      {tel ? (
        <a className="button reach-call" href={tel} aria-label={`${words.call(name)}, ${phone}`} aria-busy={call.kind === 'asking'} onClick={onClick}>
          <Icon name="phone" />
          <bdi>{phone}</bdi>
        </a>
      ) : (
        <p>{phone}</p>
      )}
      {tel && <NotDialed call={call} tel={tel} />}
      {mailto ? (
        <a className="button ghost reach-mail" href={mailto}>
          <Icon name="mail" />
          <bdi>{mail}</bdi>
        </a>
      ) : (
        <p className="hint">{mail || words.noMail}</p>
      )}
    </div>
  );
}

function NotDialed({ call, tel }: { call: Call; tel: string }) {
  const said = call.kind === 'not' ? call.said : call.kind === 'no-answer' ? words.calling.noAnswer : undefined;
  if (!said) return null;
  return (
    <p role="alert" className="notice is-wrong">
      {said} <a href={tel}>{words.calling.anyway}</a>
    </p>
  );
}

/** The last report, as long as it can be taken back. */
export function Undo({ undo, seen }: { undo: NonNullable<RequestView['undo']>; seen: string }) {
  return (
    <ActForm act="undo" seen={seen} className="undo">
      <input type="hidden" name="report" value={undo.id} />
      <p>
        {undo.text} {undo.heldBack && words.undo.heldBack}
      </p>
      <Button look="ghost">{words.undo.button}</Button>
    </ActForm>
  );
}
