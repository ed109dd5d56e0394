import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Mount } from '#site/islands/islands.ts';
import { countMount } from './count-mount.ts';

/** Opens its panel for the tap that woke it. */
export const mount: Mount = (element, tapped) => {
  countMount(element);
  createRoot(element).render(<LauncherIsland wasTapped={tapped !== undefined} />);
};

function LauncherIsland({ wasTapped }: { wasTapped: boolean }) {
  const [open, setOpen] = useState(wasTapped);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Ask
      </button>
      {open ? <p className="panel">How can we help?</p> : null}
    </>
  );
}
