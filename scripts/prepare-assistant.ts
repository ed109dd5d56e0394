import { mkdirSync, writeFileSync } from 'node:fs';
import { preparedFiles } from '#assistant/graph.ts';

/** A step of the build: the chat's answers and how they are found, as the web process reads them. */
mkdirSync('build/assistant', { recursive: true });
for (const { name, bytes } of preparedFiles()) writeFileSync(`build/assistant/${name}`, bytes);
