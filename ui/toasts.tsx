import { useCallback, useEffect, useRef, useState } from 'react';
import { type Phone, WithPhone } from '#ui/with-phone.tsx';

export type Toast = { kind: 'plain' | 'error'; title: string; body: string };
type Shown = Toast & { id: number };

/** Errors stay a second longer; no more than three at once. What they say also stands on the page. */
const lastMs = { plain: 4_000, error: 5_000 };
const most = 3;

export function useToasts() {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const next = useRef(1);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = (toast: Toast) => setToasts((all) => [...all, { ...toast, id: next.current++ }].slice(-most));
  return { toasts, show, dismiss };
}

type Common = { dismiss: (id: number) => void; label: string; phone: Phone };

export function Toasts({ toasts, ...common }: Common & { toasts: Shown[] }) {
  return (
    <div className="toasts">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} {...common} />
      ))}
    </div>
  );
}

function OneToast({ toast, dismiss, label, phone }: Common & { toast: Shown }) {
  const { id, kind } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), lastMs[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, dismiss]);
  return (
    <div className={`toast ${toast.kind}`} role={toast.kind === 'error' ? 'alert' : 'status'}>
      <div>
        <b>{toast.title}</b>
        <p>
          <WithPhone text={toast.body} phone={phone} />
        </p>
      </div>
      <button type="button" onClick={() => dismiss(id)} aria-label={label}>
        ×
      </button>
    </div>
  );
}
