import { useState } from 'react';

/** Writes what was found into the request on this page: only when ticked, and once. The visitor sees and can change it there. */
export function IntoRequest({ label, put }: { label: string; put: () => void }) {
  const [told, setTold] = useState(false);
  return (
    <label className="consent">
      <input
        type="checkbox"
        checked={told}
        onChange={() => {
          if (!told) put();
          setTold(true);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
