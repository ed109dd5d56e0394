/** Where the visitor came from, as far as the tab knew. Sealed with the answers. */
export type Attribution = { landing?: string; referrer?: string; utm?: Record<string, string> };

/** Where this visit began, read from the tab's own history. Nothing is stored on the device for it. */
export function attribution(): Attribution {
  try {
    return readAttribution();
  } catch {
    // An error here must not keep the request from being sent.
    return {};
  }
}

function readAttribution(): Attribution {
  const first = firstAddress();
  const utm = Object.fromEntries(
    [...first.searchParams].filter(([name]) => /^utm_(source|medium|campaign|term|content)$/.test(name)).map(([name, value]) => [name, value.slice(0, 100)]),
  );
  const referrer = document.referrer ? new URL(document.referrer).host : '';
  return {
    landing: first.pathname.slice(0, 200),
    ...(referrer && referrer !== location.host ? { referrer } : {}),
    ...(Object.keys(utm).length ? { utm } : {}),
  };
}

function firstAddress(): URL {
  const history = (window as { navigation?: { entries: () => { url: string | null }[] } }).navigation;
  return new URL(history?.entries()[0]?.url ?? location.href);
}
