/** One line of what Prometheus reads. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

export async function scrape(port: number): Promise<{ text: string; samples: Sample[] }> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (response.status !== 200) throw new Error(`/metrics answered with ${response.status}`);
  const text = await response.text();
  return { text, samples: text.split('\n').flatMap(sampleOf) };
}

export function reading(samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find((sample) => sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value))?.value;
}

function sampleOf(line: string): Sample[] {
  const [, name, written = '', value] = /^([a-z0-9_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (!name || value === undefined) return [];
  const labels = Object.fromEntries([...written.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, text]) => [label, text]));
  return [{ name, labels, value: Number(value) }];
}
