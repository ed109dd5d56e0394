import { Link } from 'react-router';
import { Badge } from '#desk/parts/badge.tsx';
import { Button } from '#desk/parts/button.tsx';
import { ActForm, Sure } from '#desk/request-page/act-form.tsx';
import { Fold } from '#desk/request-page/forms.tsx';
import type { RequestView } from '#desk/request-page/view.ts';
import { request as words } from '#desk/words/en/request.ts';

type Props = { conflict: RequestView['conflict']; reference: string; seen: string };

/** Names that are like one the firm knows, the decision, and the way to what they wrote. */
export function Conflict({ conflict, reference, seen }: Props) {
  const say = words.conflict;
  const { state, mayDecide } = conflict;
  return (
    <section className={`panel conflict is-${state}`} aria-labelledby="conflict">
      <h2 id="conflict">{say.title}</h2>
      <p className={state === 'found' ? 'notice is-wrong' : state === 'cleared' ? 'notice is-good' : undefined}>{conflict.said}</p>
      {state === 'found' && <p>{say.foundNext}</p>}
      <Hits conflict={conflict} />
      <p className="hint">
        {conflict.searched} <Link to="/conflicts">{say.toList}</Link>
      </p>
      {!conflict.complete && <p className="notice is-wrong">{say.opening}</p>}
      {state === 'open' &&
        (mayDecide ? (
          <ActForm act="clear-conflict" seen={seen}>
            <Sure id="clear-sure">{say.clearSure}</Sure>
            <Button>{say.clear}</Button>
          </ActForm>
        ) : (
          <p className="hint">{say.notYours}</p>
        ))}
      {state === 'cleared' &&
        (mayDecide ? (
          <p className="row">
            <Link className="button" to={`/requests/${reference}/story`}>
              {say.story}
            </Link>
            <span className="hint">{say.storyHint}</span>
          </p>
        ) : (
          <p className="hint">{say.storyNotYours}</p>
        ))}
      {state !== 'found' && mayDecide && (
        <Fold title={say.foundTitle}>
          <ActForm act="find-conflict" seen={seen}>
            <Sure id="find-sure">{say.conflictSure}</Sure>
            <Button look="danger">{say.conflict}</Button>
          </ActForm>
        </Fold>
      )}
    </section>
  );
}

function Hits({ conflict: { hits, more } }: Pick<Props, 'conflict'>) {
  const say = words.conflict;
  if (hits.length === 0) return <p>{say.nobody}</p>;
  return (
    <>
      <h3>{say.hits(hits.length + more)}</h3>
      <ul className="hits">
        {hits.map((hit, index) => (
          <li key={index} className={`hit is-${hit.tone}`}>
            <b>
              <bdi>{hit.name}</bdi>
            </b>
            <span>{hit.reference ? <Link to={`/requests/${hit.reference}`}>{hit.found}</Link> : hit.found}</span>
            <span className="hit-why">
              {hit.which}:{' '}
              {hit.why.map((reason) => (
                <Badge key={reason}>{reason}</Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="hint">{say.more(more)}</p>}
    </>
  );
}
